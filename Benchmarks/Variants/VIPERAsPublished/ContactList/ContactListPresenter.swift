import ContactsDomain

/// Turns the events of the contacts screen into use cases and transitions, and their results into what it shows.
final class ContactListPresenter {
  // MARK: Dependencies

  private let interactor: any ContactListUseCases
  private let wireframe: any ContactListWireframing
  weak var view: (any ContactListView)?

  init(interactor: any ContactListUseCases, wireframe: any ContactListWireframing) {
    self.interactor = interactor
    self.wireframe = wireframe
  }
}

// MARK: - ContactListPresentation

extension ContactListPresenter: ContactListPresentation {
  func viewDidLoad() {
    view?.show(title: "Contacts")
    interactor.loadContacts()
  }

  func addTapped() {
    wireframe.presentAddContact(delegate: self)
  }

  func retryTapped() {
    interactor.loadContacts()
  }

  func indexTitleTyped(_ title: String) {
    interactor.findFirstContact(beginningWith: title)
  }
}

// MARK: - ContactListUseCasesOutput

extension ContactListPresenter: ContactListUseCasesOutput {
  func contactsLoaded(_ contacts: SortedList<Contact>) {
    view?.setAddEnabled(true)
    view?.show(rows: contacts.map(ContactRow.init))
    if contacts.isEmpty {
      view?.show(placeholder: "No contacts yet")
    } else {
      view?.hidePlaceholder()
    }
  }

  func contactsNotLoaded(_ failure: StorageFailure) {
    let message = "The contacts could not be loaded\(failure.explanation)"
    view?.setAddEnabled(false)
    view?.show(failure: message)
    view?.showAlert(title: "Error", message: message)
  }

  func contactInserted(_ contact: Contact, at index: Int) {
    view?.hidePlaceholder()
    view?.insert(ContactRow(contact), at: index)
  }

  func firstContactFound(at index: Int?) {
    view?.setIndexedRow(index)
  }
}

// MARK: - AddContactDelegate

extension ContactListPresenter: AddContactDelegate {
  func addContactDidAdd(_ contact: Contact) {
    interactor.insert(contact)
  }

  // The list is as it was.
  func addContactDidCancel() {}
}
