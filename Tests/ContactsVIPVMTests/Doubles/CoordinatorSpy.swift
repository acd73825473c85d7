import ContactsDomain

@testable import ContactsVIPVM

/// Remembers which transitions it was asked for.
@MainActor final class CoordinatorSpy: ContactListNavigation, AddContactNavigation {
  private(set) var addContactCount = 0
  /// With what the Add screen has ended: a contact, or nil where none was added.
  private(set) var finishes: [Contact?] = []

  func showAddContact() {
    addContactCount += 1
  }

  func addContactDidFinish(with contact: Contact?) {
    finishes.append(contact)
  }
}
