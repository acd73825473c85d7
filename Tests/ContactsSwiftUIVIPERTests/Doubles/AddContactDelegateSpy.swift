import ContactsDomain

@testable import ContactsSwiftUIVIPER

/// Remembers how the Add screen has ended.
final class AddContactDelegateSpy: AddContactDelegate {
  private(set) var added: [Contact] = []
  private(set) var cancelCount = 0

  func addContactDidAdd(_ contact: Contact) {
    added.append(contact)
  }

  func addContactDidCancel() {
    cancelCount += 1
  }
}
