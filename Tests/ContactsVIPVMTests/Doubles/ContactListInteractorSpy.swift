import ContactsDomain

@testable import ContactsVIPVM

/// Remembers the use cases that were started.
@MainActor final class ContactListInteractorSpy: ContactListBusinessLogic {
  enum Call: Equatable {
    case loadContacts
    case insert(Contact)
  }

  private(set) var calls: [Call] = []

  func loadContacts() {
    calls.append(.loadContacts)
  }

  func insert(_ contact: Contact) {
    calls.append(.insert(contact))
  }
}
