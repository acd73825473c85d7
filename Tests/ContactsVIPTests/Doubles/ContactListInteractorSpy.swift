import ContactsDomain

@testable import ContactsVIP

/// Remembers the use cases that were started.
@MainActor final class ContactListInteractorSpy: ContactListBusinessLogic {
  enum Call: Equatable {
    case loadContacts
    case insertContact(Contact)
  }

  private(set) var calls: [Call] = []

  func loadContacts() {
    calls.append(.loadContacts)
  }

  func insertContact(_ request: ContactList.InsertContact.Request) {
    calls.append(.insertContact(request.contact))
  }
}
