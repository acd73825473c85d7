import ContactsDomain

/// What the use cases of the contacts screen lead to.
protocol ContactListPresentationLogic {
  func presentContacts(_ response: ContactList.LoadContacts.Response)
  func presentInsertedContact(_ response: ContactList.InsertContact.Response)
}

/// Words what the use cases of the contacts screen lead to, for its view to show; rows word themselves.
final class ContactListPresenter {
  // MARK: Dependencies

  weak var view: (any ContactListDisplayLogic)?
}

// MARK: - ContactListPresentationLogic

extension ContactListPresenter: ContactListPresentationLogic {
  func presentContacts(_ response: ContactList.LoadContacts.Response) {
    switch response {
    case .loaded(let contacts): presentLoaded(contacts)
    case .failed(let failure): presentFailure(failure)
    }
  }

  func presentInsertedContact(_ response: ContactList.InsertContact.Response) {
    view?.displayInsertedContact(
      ContactList.InsertContact.ViewModel(
        row: ContactRow(response.contact), index: response.index, placeholder: nil))
  }

  private func presentLoaded(_ contacts: SortedList<Contact>) {
    let placeholder = ContactList.Placeholder(text: "No contacts yet", offersRetry: false)
    view?.displayContacts(
      ContactList.LoadContacts.ViewModel(
        rows: ContactRows(contacts), isAddEnabled: true, placeholder: contacts.isEmpty ? placeholder : nil,
        alert: nil))
  }

  private func presentFailure(_ failure: StorageFailure) {
    let message = "The contacts could not be loaded\(failure.explanation)"
    view?.displayContacts(
      ContactList.LoadContacts.ViewModel(
        rows: ContactRows(), isAddEnabled: false,
        placeholder: ContactList.Placeholder(text: message, offersRetry: true),
        alert: ContactList.Alert(title: "Error", message: message)))
  }
}
