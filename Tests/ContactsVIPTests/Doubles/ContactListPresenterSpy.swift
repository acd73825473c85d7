import ContactsDomain

@testable import ContactsVIP

/// Remembers the responses that it was given.
@MainActor final class ContactListPresenterSpy: ContactListPresentationLogic {
  enum Call: Equatable {
    case screen, addContact
    case loaded(count: Int)
    case failed(StorageFailure)
    case row(Contact)
    case foundRow(Int?)
    case inserted(at: Int, count: Int)
  }

  private(set) var calls: [Call] = []

  func presentScreen(_ response: ContactList.ShowScreen.Response) {
    calls.append(.screen)
  }

  func presentContacts(_ response: ContactList.LoadContacts.Response) {
    switch response {
    case .loaded(let count): calls.append(.loaded(count: count))
    case .failed(let failure): calls.append(.failed(failure))
    }
  }

  func presentRow(_ response: ContactList.ShowRow.Response) {
    calls.append(.row(response.contact))
  }

  func presentFoundRow(_ response: ContactList.FindRow.Response) {
    calls.append(.foundRow(response.index))
  }

  func presentAddContact(_ response: ContactList.OpenAddContact.Response) {
    calls.append(.addContact)
  }

  func presentInsertedContact(_ response: ContactList.InsertAddedContact.Response) {
    calls.append(.inserted(at: response.index, count: response.numberOfContacts))
  }
}
