import ContactsDomain
import Observation

/// The state of the contacts screen, and what happens on its events.
@Observable
final class ContactListViewModel {
  /// What there is.
  enum Content {
    case contacts
    case noContacts
    case notLoaded(StorageFailure)
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
  private(set) var content = Content.contacts
  private(set) var rowUpdate = RowUpdate()
  private(set) var error: StorageFailure?

  init(repository: any ContactRepository, onAdd: @escaping () -> Void) {
    self.repository = repository
    self.onAdd = onAdd
  }

  // MARK: Inputs

  func loadContacts() {
    error = nil
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      rowsChanged()
    } catch {
      content = .notLoaded(error)
      self.error = error
    }
  }

  func addTapped() {
    onAdd()
  }

  func errorDismissed() {
    error = nil
  }

  func contactAdded(_ contact: Contact) {
    let row = contacts.insert(contact)
    rowsChanged(insertedRow: row)
  }

  // MARK: Outputs

  var numberOfContacts: Int {
    contacts.count
  }

  func contact(at index: Int) -> Contact {
    contacts[index]
  }

  func firstRow(beginningWith text: String) -> Int? {
    contacts.firstRow(beginningWith: text)
  }

  // MARK: Private

  private func rowsChanged(insertedRow: Int? = nil) {
    content = contacts.isEmpty ? .noContacts : .contacts
    rowUpdate = RowUpdate(revision: rowUpdate.revision + 1, insertedRow: insertedRow)
  }
}
