import ContactsDomain

@testable import ContactsVIP

/// Remembers the requests that were made of it, and answers those that a test has an answer for.
@MainActor final class ContactListInteractorSpy: ContactListBusinessLogic, ContactListDataStore {
  enum Call: Equatable {
    case showScreen, loadContacts, openAddContact, insertAddedContact
    case showRow(Int)
    case findRow(String)
  }

  var addedContact: Contact?
  /// Comes back when a row is asked for.
  var rows: [String] = []
  /// Comes back when a row is looked for.
  var foundRow: Int?
  weak var view: (any ContactListDisplayLogic)?
  private(set) var calls: [Call] = []

  func showScreen(_ request: ContactList.ShowScreen.Request) {
    calls.append(.showScreen)
  }

  func loadContacts(_ request: ContactList.LoadContacts.Request) {
    calls.append(.loadContacts)
  }

  func showRow(_ request: ContactList.ShowRow.Request) {
    calls.append(.showRow(request.index))
    view?.displayRow(ContactList.ShowRow.ViewModel(row: ContactRow(fullName: rows[request.index])))
  }

  func findRow(_ request: ContactList.FindRow.Request) {
    calls.append(.findRow(request.beginning))
    view?.displayFoundRow(ContactList.FindRow.ViewModel(index: foundRow))
  }

  func openAddContact(_ request: ContactList.OpenAddContact.Request) {
    calls.append(.openAddContact)
  }

  func insertAddedContact(_ request: ContactList.InsertAddedContact.Request) {
    calls.append(.insertAddedContact)
  }
}
