/// Turns the events of the contacts screen into use cases and transitions, and their results into what it shows.
///
/// The interactor holds the contacts, finds the row of each and gives its names; ``ContactRow`` words it.
final class ContactListPresenter {
  // MARK: Dependencies

  private let interactor: any ContactListUseCases
  private let router: any ContactListRouting
  weak var view: (any ContactListView)?

  // MARK: State

  private(set) var numberOfRows = 0

  init(interactor: any ContactListUseCases, router: any ContactListRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - ContactListPresentation

extension ContactListPresenter: ContactListPresentation {
  func row(at index: Int) -> ContactRow {
    ContactRow(interactor.contact(at: index))
  }

  func firstRow(beginningWith text: String) -> Int? {
    interactor.firstRow(beginningWith: text)
  }

  func viewDidLoad() {
    view?.show(title: "Contacts")
    interactor.loadContacts()
  }

  func addTapped() {
    router.showAddContact(delegate: self)
  }

  func retryTapped() {
    interactor.loadContacts()
  }
}

// MARK: - ContactListUseCasesOutput

extension ContactListPresenter: ContactListUseCasesOutput {
  func contactsLoaded(count: Int) {
    view?.setAddEnabled(true)
    rowsChanged(count: count)
    view?.showRows()
  }

  func contactsNotLoaded(explanation: String) {
    let message = "The contacts could not be loaded\(explanation)"
    view?.setAddEnabled(false)
    view?.show(failure: message)
    view?.showAlert(title: "Error", message: message)
  }

  func contactInserted(at index: Int, count: Int) {
    rowsChanged(count: count)
    view?.showInsertedRow(at: index)
  }

  private func rowsChanged(count: Int) {
    numberOfRows = count
    if count == 0 {
      view?.show(placeholder: "No contacts yet")
    } else {
      view?.hidePlaceholder()
    }
  }
}

// MARK: - AddContactDelegate

extension ContactListPresenter: AddContactDelegate {
  func addContactDidAdd(_ contact: AddedContact) {
    interactor.insert(contact)
  }
}
