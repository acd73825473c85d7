import ContactsDomain

/// Words the state of the contacts screen for its view, passes on what is tapped, and knows what follows.
final class ContactListPresenter {
  /// What there is to show.
  enum Content: Equatable {
    case rows
    case placeholder(String)
    case failure(String)
  }

  typealias RowChange = ContactListInteractor.RowChange

  // MARK: Dependencies

  private let interactor: ContactListInteractor
  private let router: ContactListRouter

  init(interactor: ContactListInteractor, router: ContactListRouter) {
    self.interactor = interactor
    self.router = router
    interactor.onRowChange = { [weak self] change in self?.onRowChange(change) }
    interactor.onError = { [weak self] failure in self?.tell(failure) }
  }

  // MARK: Inputs

  func viewDidLoad() {
    interactor.loadContacts()
  }

  func addTapped() {
    router.showAddContact()
  }

  func retryTapped() {
    interactor.loadContacts()
  }

  // MARK: Outputs

  var onRowChange: (RowChange) -> Void = { _ in }
  var onError: (String) -> Void = { _ in }

  let title = "Contacts"

  var content: Content {
    switch interactor.content {
    case .contacts: .rows
    case .noContacts: .placeholder("No contacts yet")
    case .notLoaded(let failure): .failure(message(for: failure))
    }
  }

  var isAddEnabled: Bool {
    if case .notLoaded = interactor.content { false } else { true }
  }

  var numberOfRows: Int {
    interactor.numberOfContacts
  }

  func row(at index: Int) -> ContactRow {
    ContactRow(interactor.contact(at: index))
  }

  func firstRow(beginningWith text: String) -> Int? {
    interactor.firstRow(beginningWith: text)
  }

  // MARK: Private

  private func tell(_ failure: StorageFailure) {
    onError(message(for: failure))
  }

  private func message(for failure: StorageFailure) -> String {
    "The contacts could not be loaded\(failure.explanation)"
  }
}
