import ContactsDomain

@testable import ContactsVIPVM

/// Remembers what came of the use cases.
@MainActor final class ContactListPresenterSpy: ContactListPresentationLogic {
  enum Call: Equatable {
    case contacts([Contact])
    case loadFailure(StorageFailure)
    case insertedContact(Contact, at: Int)
  }

  private(set) var calls: [Call] = []

  func presentContacts(_ contacts: SortedList<Contact>) {
    calls.append(.contacts(Array(contacts)))
  }

  func presentLoadFailure(_ failure: StorageFailure) {
    calls.append(.loadFailure(failure))
  }

  func presentInsertedContact(_ contact: Contact, at index: Int) {
    calls.append(.insertedContact(contact, at: index))
  }
}
