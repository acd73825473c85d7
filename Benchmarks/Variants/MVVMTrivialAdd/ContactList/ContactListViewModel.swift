import ContactsDomain
import Observation

/// The state of the contacts screen, and what happens on its events.
///
/// What lasts is state, which the view observes, rows apart. What happens once is told to it: a view that found it
/// in the state would have to acknowledge it, or compare it with what it has shown.
@Observable
final class ContactListViewModel {
  /// What there is to show.
  enum Content: Equatable {
    case rows
    case placeholder(String)
    case failure(String)
  }

  /// What has become of the rows.
  enum RowChange: Equatable {
    case reloaded
    case inserted(at: Int)
  }

  // MARK: Dependencies

  @ObservationIgnored private let repository: any ContactRepository
  @ObservationIgnored private let onAdd: () -> Void

  // MARK: State

  @ObservationIgnored private var contacts = SortedList<Contact>()
  private(set) var content = Content.rows

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
    loadContacts()
  }

  func contactAdded(_ contact: Contact) {
    let row = contacts.insert(contact)
    rowsChanged(.inserted(at: row))
  }

  // MARK: Outputs

  @ObservationIgnored var onRowChange: (RowChange) -> Void = { _ in }
  @ObservationIgnored var onError: (String) -> Void = { _ in }

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
      rowsChanged(.reloaded)
    } catch {
      let message = "The contacts could not be loaded\(error.explanation)"
      content = .failure(message)
      onError(message)
    }
  }

  private func rowsChanged(_ change: RowChange) {
    content = contacts.isEmpty ? .placeholder("No contacts yet") : .rows
    onRowChange(change)
  }
}
