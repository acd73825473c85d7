import ContactsDomain
import Observation

/// The use cases of the contacts screen, and the state that the screen shows.
///
/// What lasts is state, which the view observes, rows apart. What happens once is told to it: a view that found it
/// in the state would have to acknowledge it, or compare it with what it has shown.
@Observable
final class ContactListInteractor {
  /// What there is.
  enum Content: Equatable {
    case contacts
    case noContacts
    case notLoaded(StorageFailure)
  }

  /// What has become of the rows.
  enum RowChange: Equatable {
    case reloaded
    case inserted(at: Int)
  }

  // MARK: Dependencies

  @ObservationIgnored private let repository: any ContactRepository

  // MARK: State

  @ObservationIgnored private var contacts = SortedList<Contact>()
  private(set) var content = Content.contacts

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Inputs

  func loadContacts() {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      rowsChanged(.reloaded)
    } catch {
      content = .notLoaded(error)
      onError(error)
    }
  }

  func contactAdded(_ contact: Contact) {
    let row = contacts.insert(contact)
    rowsChanged(.inserted(at: row))
  }

  // MARK: Outputs

  @ObservationIgnored var onRowChange: (RowChange) -> Void = { _ in }
  @ObservationIgnored var onError: (StorageFailure) -> Void = { _ in }

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

  private func rowsChanged(_ change: RowChange) {
    content = contacts.isEmpty ? .noContacts : .contacts
    onRowChange(change)
  }
}
