import ContactsDomain

/// What the view of the contacts screen tells its view model, and what it reads from it.
protocol ContactListViewModelInput {
  var title: String { get }
  var isAddEnabled: Bool { get }
  var content: ContactListContent { get }
  var rowUpdate: ContactListRowUpdate { get }
  var numberOfRows: Int { get }
  var errorMessage: String? { get }
  func row(at index: Int) -> ContactRow
  func firstRow(beginningWith text: String) -> Int?
  func viewDidLoad()
  func addTapped()
  func retryTapped()
  func errorDismissed()
}

/// What the presenter has the view model hold.
protocol ContactListViewModelOutput: AnyObject {
  func rowsLoaded(count: Int, placeholder: String?)
  func loadFailed(message: String)
  func rowInserted(at index: Int, count: Int)
  func rowFetched(_ row: ContactRow)
  func rowFound(at index: Int?)
}

/// Where the contacts screen leads.
protocol ContactListNavigation: AnyObject {
  func showAddContact()
}

/// What there is to show.
enum ContactListContent {
  case rows
  case placeholder(String)
  case failure(String)
}

/// The latest change of the rows. The revision counts the changes, so that a view knows whether it has shown this one.
struct ContactListRowUpdate {
  var revision = 0
  var insertedRow: Int?
}

/// The state of the contacts screen, and which use case or transition its events lead to.
final class ContactListViewModel {
  // MARK: Dependencies

  private let interactor: any ContactListBusinessLogic
  private weak var coordinator: (any ContactListNavigation)?
  weak var view: (any ContactListView)?

  // MARK: State

  let title = "Contacts"
  private(set) var content = ContactListContent.rows
  private(set) var rowUpdate = ContactListRowUpdate()
  private(set) var numberOfRows = 0
  private(set) var errorMessage: String?
  /// The row that the presenter has worded last.
  private var row = ContactRow(fullName: "")
  private var foundRow: Int?

  init(interactor: any ContactListBusinessLogic, coordinator: any ContactListNavigation) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  // MARK: Inputs

  func contactAdded(_ contact: Contact) {
    interactor.insert(contact)
  }

  // MARK: Private

  private func rowsChanged(count: Int, insertedRow: Int? = nil) {
    numberOfRows = count
    rowUpdate = ContactListRowUpdate(revision: rowUpdate.revision + 1, insertedRow: insertedRow)
  }
}

// MARK: - ContactListViewModelInput

extension ContactListViewModel: ContactListViewModelInput {
  var isAddEnabled: Bool {
    if case .failure = content { false } else { true }
  }

  func row(at index: Int) -> ContactRow {
    interactor.fetchRow(at: index)
    return row
  }

  func firstRow(beginningWith text: String) -> Int? {
    interactor.findRow(beginningWith: text)
    return foundRow
  }

  func viewDidLoad() {
    interactor.loadContacts()
  }

  func addTapped() {
    coordinator?.showAddContact()
  }

  func retryTapped() {
    errorMessage = nil
    interactor.loadContacts()
  }

  func errorDismissed() {
    errorMessage = nil
  }
}

// MARK: - ContactListViewModelOutput

extension ContactListViewModel: ContactListViewModelOutput {
  func rowsLoaded(count: Int, placeholder: String?) {
    content = placeholder.map { .placeholder($0) } ?? .rows
    rowsChanged(count: count)
    view?.update()
  }

  func loadFailed(message: String) {
    content = .failure(message)
    errorMessage = message
    view?.update()
  }

  func rowInserted(at index: Int, count: Int) {
    content = .rows
    rowsChanged(count: count, insertedRow: index)
    view?.update()
  }

  func rowFetched(_ row: ContactRow) {
    self.row = row
  }

  func rowFound(at index: Int?) {
    foundRow = index
  }
}
