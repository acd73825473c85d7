import ContactsDomain

/// What the use cases of the contacts screen lead to.
protocol ContactListPresentationLogic {
  func presentScreen(_ response: ContactList.ShowScreen.Response)
  func presentContacts(_ response: ContactList.LoadContacts.Response)
  func presentRow(_ response: ContactList.ShowRow.Response)
  func presentFoundRow(_ response: ContactList.FindRow.Response)
  func presentAddContact(_ response: ContactList.OpenAddContact.Response)
  func presentInsertedContact(_ response: ContactList.InsertAddedContact.Response)
}

/// Words what the use cases of the contacts screen lead to, for its view to show.
final class ContactListPresenter {
  // MARK: Dependencies

  weak var view: (any ContactListDisplayLogic)?
}

// MARK: - ContactListPresentationLogic

extension ContactListPresenter: ContactListPresentationLogic {
  func presentScreen(_ response: ContactList.ShowScreen.Response) {
    view?.displayScreen(ContactList.ShowScreen.ViewModel(title: "Contacts"))
  }

  func presentContacts(_ response: ContactList.LoadContacts.Response) {
    switch response {
    case .loaded(let count):
      view?.displayContacts(.rows(count: count, placeholder: count == 0 ? "No contacts yet" : nil))
    case .failed(let failure):
      let message = "The contacts could not be loaded\(failure.explanation)"
      view?.displayContacts(.failure(title: "Error", message: message))
    }
  }

  func presentRow(_ response: ContactList.ShowRow.Response) {
    view?.displayRow(ContactList.ShowRow.ViewModel(row: ContactRow(response.contact)))
  }

  func presentFoundRow(_ response: ContactList.FindRow.Response) {
    view?.displayFoundRow(ContactList.FindRow.ViewModel(index: response.index))
  }

  func presentAddContact(_ response: ContactList.OpenAddContact.Response) {
    view?.displayAddContact(ContactList.OpenAddContact.ViewModel())
  }

  func presentInsertedContact(_ response: ContactList.InsertAddedContact.Response) {
    view?.displayInsertedRow(
      ContactList.InsertAddedContact.ViewModel(
        insertedRow: response.index, numberOfRows: response.numberOfContacts))
  }
}
