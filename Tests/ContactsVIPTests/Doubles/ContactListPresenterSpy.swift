import ContactsDomain

@testable import ContactsVIP

/// Remembers the responses that it was given.
@MainActor final class ContactListPresenterSpy: ContactListPresentationLogic {
  enum Call: Equatable {
    case loaded([Contact])
    case failed(StorageFailure)
    case inserted(Contact, at: Int)
  }

  private(set) var calls: [Call] = []

  func presentContacts(_ response: ContactList.LoadContacts.Response) {
    switch response {
    case .loaded(let contacts): calls.append(.loaded(Array(contacts)))
    case .failed(let failure): calls.append(.failed(failure))
    }
  }

  func presentInsertedContact(_ response: ContactList.InsertContact.Response) {
    calls.append(.inserted(response.contact, at: response.index))
  }
}
