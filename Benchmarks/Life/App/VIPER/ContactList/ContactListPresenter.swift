import ContactsDomain

/// Turns the events of the contacts screen into use cases and transitions, and their results into what it shows.
///
/// The interactor has the contacts; ``ContactRow`` words each.
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
    ContactRow(interactor.contact(at: index), style: interactor.nameStyle)
  }

  func firstRow(beginningWith text: String) -> Int? {
    interactor.firstRow(beginningWith: text)
  }

  func viewDidLoad() {
    view?.show(title: "Contacts")
    interactor.loadContacts()
  }

  func addTapped() {
    router.showAddContact()
  }

  func rowSelected(at index: Int) {
    router.showContactDetail(ContactDetailInput(contact: interactor.contact(at: index)))
  }

  func starTapped(at index: Int) {
    interactor.toggleFavourite(at: index)
  }

  func deleteTapped(at index: Int) {
    view?.showDeletionQuestion(
      title: "Delete Contact", message: "Delete \(row(at: index).fullName)?", forRowAt: index)
  }

  func deletionConfirmed(at index: Int) {
    interactor.deleteContact(at: index)
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

  func contactsNotLoaded(_ failure: StorageFailure) {
    let message = FailureWording.contactsNotLoaded(failure)
    view?.setAddEnabled(false)
    view?.show(failure: message)
    view?.showRetryAlert(title: "Error", message: message)
  }

  func contactInserted(at index: Int, count: Int) {
    rowsChanged(count: count)
    view?.showInsertedRow(at: index)
  }

  func contactMoved() {
    view?.showRows()
  }

  func starChanged(at index: Int) {
    view?.showChangedRow(at: index)
  }

  func starNotSaved(_ failure: StorageFailure) {
    view?.showAlert(title: "Error", message: FailureWording.contactNotSaved(failure))
  }

  func contactRemoved(at index: Int, count: Int) {
    rowsChanged(count: count)
    view?.showDeletedRow(at: index)
  }

  func contactNotDeleted(_ failure: StorageFailure) {
    view?.showAlert(title: "Error", message: FailureWording.contactNotDeleted(failure))
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
