import ContactsDomain
import Observation

/// The state of the contacts screen, and what happens on its events.
@Observable
final class ContactListViewModel {
  /// What there is to show.
  enum Content {
    case rows
    case placeholder(String)
    case failure(String)
  }

  /// The latest change of the rows. The revision counts the changes, so that a view knows whether it missed one.
  struct RowUpdate {
    var revision = 0
    var insertedRow: Int?
  }

  // MARK: Dependencies

  @ObservationIgnored private let repository: any ContactRepository
  @ObservationIgnored private let onAdd: () -> Void

  // MARK: State

  @ObservationIgnored private var contacts = SortedList<Contact>()
  private(set) var content = Content.rows
  private(set) var rowUpdate = RowUpdate()
  private(set) var errorMessage: String?

  init(repository: any ContactRepository, onAdd: @escaping () -> Void) {
    self.repository = repository
    self.onAdd = onAdd
  }

  // MARK: Inputs

  func viewDidLoad() {
    loadContacts()
  }

  func addTapped() {
    onAdd()
  }

  func retryTapped() {
    errorMessage = nil
    loadContacts()
  }

  func errorDismissed() {
    errorMessage = nil
  }

  func contactAdded(_ contact: Contact) {
    let row = contacts.insert(contact)
    rowsChanged(insertedRow: row)
  }

  // MARK: Outputs

  let title = "Contacts"

  var isAddEnabled: Bool {
    if case .failure = content { false } else { true }
  }

  var numberOfRows: Int {
    contacts.count
  }

  func row(at index: Int) -> ContactRow {
    ContactRow(contacts[index])
  }

  func firstRow(beginningWith text: String) -> Int? {
    contacts.firstRow(beginningWith: text)
  }

  // MARK: Private

  private func loadContacts() {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      rowsChanged()
    } catch {
      let message = "The contacts could not be loaded\(error.explanation)"
      content = .failure(message)
      errorMessage = message
    }
  }

  private func rowsChanged(insertedRow: Int? = nil) {
    content = contacts.isEmpty ? .placeholder("No contacts yet") : .rows
    rowUpdate = RowUpdate(revision: rowUpdate.revision + 1, insertedRow: insertedRow)
  }
}
