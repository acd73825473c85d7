import ContactsDomain

/// Words the state of the contacts screen for its view, and passes on what is tapped.
final class ContactListPresenter {
  /// What there is to show.
  enum Content {
    case rows
    case placeholder(String)
    case failure(String)
  }

  // MARK: Dependencies

  private let viewModel: ContactListViewModel

  init(viewModel: ContactListViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Inputs

  func viewDidLoad() {
    viewModel.loadContacts()
  }

  func addTapped() {
    viewModel.addTapped()
  }

  func retryTapped() {
    viewModel.loadContacts()
  }

  func errorDismissed() {
    viewModel.errorDismissed()
  }

  // MARK: Outputs

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

  var errorMessage: String? {
    viewModel.error.map(message)
  }

  var rowUpdate: ContactListViewModel.RowUpdate {
    viewModel.rowUpdate
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

  private func message(for failure: StorageFailure) -> String {
    "The contacts could not be loaded\(failure.explanation)"
  }
}
