import ContactsDomain

/// What the view of the contacts screen tells its view model, and what it reads from it.
protocol ContactListViewModelInput {
  var title: String { get }
  var isAddEnabled: Bool { get }
  var content: ContactListContent { get }
  var rows: ContactRows { get }
  func viewDidLoad()
  func addTapped()
  func retryTapped()
}

/// What the presenter has the view model hold.
protocol ContactListViewModelOutput: AnyObject {
  func rowsLoaded(_ rows: ContactRows, placeholder: String?)
  func loadFailed(message: String)
  func rowInserted(_ row: ContactRow, at index: Int)
}

/// Where the contacts screen leads.
protocol ContactListNavigation: AnyObject {
  func showAddContact()
}

/// What there is to show.
enum ContactListContent: Equatable {
  case rows
  case placeholder(String)
  case failure(String)
}

/// What has happened, for the view to show beside what its view model now holds.
enum ContactListChange: Equatable {
  case rowsLoaded
  case rowInserted(at: Int)
  case loadFailed(message: String)
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
  private(set) var rows = ContactRows()

  init(interactor: any ContactListBusinessLogic, coordinator: any ContactListNavigation) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  // MARK: Inputs

  func contactAdded(_ contact: Contact) {
    interactor.insert(contact)
  }
}

// MARK: - ContactListViewModelInput

extension ContactListViewModel: ContactListViewModelInput {
  var isAddEnabled: Bool {
    if case .failure = content { false } else { true }
  }

  func viewDidLoad() {
    interactor.loadContacts()
  }

  func addTapped() {
    coordinator?.showAddContact()
  }

  func retryTapped() {
    interactor.loadContacts()
  }
}

// MARK: - ContactListViewModelOutput

extension ContactListViewModel: ContactListViewModelOutput {
  func rowsLoaded(_ rows: ContactRows, placeholder: String?) {
    self.rows = rows
    content = placeholder.map { .placeholder($0) } ?? .rows
    view?.update(.rowsLoaded)
  }

  func loadFailed(message: String) {
    content = .failure(message)
    view?.update(.loadFailed(message: message))
  }

  func rowInserted(_ row: ContactRow, at index: Int) {
    rows.insert(row)
    content = .rows
    view?.update(.rowInserted(at: index))
  }
}
