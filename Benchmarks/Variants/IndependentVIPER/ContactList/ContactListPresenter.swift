import ContactsDomain

final class ContactListPresenter {
  weak var view: (any ContactListViewInput)?

  private let interactor: any ContactListInteractorInput
  private let router: any ContactListRouterInput
  private var contacts = SortedList<Contact>()

  init(interactor: any ContactListInteractorInput, router: any ContactListRouterInput) {
    self.interactor = interactor
    self.router = router
  }
}

extension ContactListPresenter: ContactListViewOutput {
  var numberOfRows: Int { contacts.count }

  // Rows are made when they are asked for: a list may be long, and only the visible part of it is ever shown.
  func row(at index: Int) -> ContactRow {
    let name = contacts[index].name
    return ContactRow(fullName: "\(name.first) \(name.last)")
  }

  func firstRow(beginningWith text: String) -> Int? {
    contacts.firstRow(beginningWith: text)
  }

  func viewDidLoad() {
    interactor.loadContacts()
  }

  func didTapAdd() {
    router.openAddContact(output: self)
  }

  func didTapRetry() {
    interactor.loadContacts()
  }
}

extension ContactListPresenter: ContactListInteractorOutput {
  func didLoad(_ contacts: SortedList<Contact>) {
    self.contacts = contacts
    view?.setAddEnabled(true)
    view?.reloadRows()
    if contacts.isEmpty {
      view?.showPlaceholder("No contacts yet", canRetry: false)
    } else {
      view?.hidePlaceholder()
    }
  }

  func didFailToLoad(_ failure: StorageFailure) {
    let message = "The contacts could not be loaded\(failure.explanation)"
    view?.setAddEnabled(false)
    view?.showPlaceholder(message, canRetry: true)
    view?.showRetryAlert(title: "Error", message: message)
  }
}

extension ContactListPresenter: AddContactModuleOutput {
  func didAdd(_ contact: Contact) {
    let row = contacts.insert(contact)
    view?.hidePlaceholder()
    view?.insertRow(at: row)
  }
}
