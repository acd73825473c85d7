import ContactsDomain

/// Words the state of the contacts screen for its view, passes on what is tapped, and knows what follows.
final class ContactListPresenter {
  /// What there is to show.
  enum Content: Equatable {
    case rows
    case placeholder(String)
    case failure(String)
  }

  typealias RowChange = ContactListViewModel.RowChange

  // MARK: Dependencies

  private let viewModel: ContactListViewModel
  private let router: ContactListRouter

  init(viewModel: ContactListViewModel, router: ContactListRouter) {
    self.viewModel = viewModel
    self.router = router
    viewModel.onRowChange = { [weak self] change in self?.onRowChange(change) }
    viewModel.onError = { [weak self] failure in self?.tell(failure) }
  }

  // MARK: Inputs

  func viewDidLoad() {
    viewModel.loadContacts()
  }

  func addTapped() {
    router.showAddContact()
  }

  func retryTapped() {
    viewModel.loadContacts()
  }

  // MARK: Outputs

  var onRowChange: (RowChange) -> Void = { _ in }
  var onError: (String) -> Void = { _ in }

  let title = "Contacts"

  var content: Content {
    switch viewModel.content {
    case .contacts: .rows
    case .noContacts: .placeholder("No contacts yet")
    case .notLoaded(let failure): .failure(message(for: failure))
    }
  }

  var isAddEnabled: Bool {
    if case .notLoaded = viewModel.content { false } else { true }
  }

  var numberOfRows: Int {
    viewModel.numberOfContacts
  }

  func row(at index: Int) -> ContactRow {
    ContactRow(viewModel.contact(at: index))
  }

  func firstRow(beginningWith text: String) -> Int? {
    viewModel.firstRow(beginningWith: text)
  }

  // MARK: Private

  private func tell(_ failure: StorageFailure) {
    onError(message(for: failure))
  }

  private func message(for failure: StorageFailure) -> String {
    "The contacts could not be loaded\(failure.explanation)"
  }
}
