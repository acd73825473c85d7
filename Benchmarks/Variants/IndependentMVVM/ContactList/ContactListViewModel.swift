import ContactsDomain
import Observation

@Observable
final class ContactListViewModel {
  /// How the rows have changed. An event and not state: the view has to hear of each change, and of each once.
  enum RowsChange {
    case reload
    case insertion(row: Int)
  }

  @ObservationIgnored var onRowsChange: ((RowsChange) -> Void)?
  @ObservationIgnored var onAdd: (() -> Void)?

  private(set) var alertMessage: String?

  private let repository: any ContactRepository
  private var contacts = SortedList<Contact>()
  private var loadFailureMessage: String?

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Output

  var placeholder: String? {
    loadFailureMessage ?? (contacts.isEmpty ? "No contacts yet" : nil)
  }

  var canAdd: Bool { loadFailureMessage == nil }

  var canRetry: Bool { loadFailureMessage != nil }

  var numberOfRows: Int { contacts.count }

  /// Formatted on demand: only the rows in the viewport are ever asked for.
  func fullName(atRow row: Int) -> String {
    let name = contacts[row].name
    return "\(name.first) \(name.last)"
  }

  func firstRow(beginningWith text: String) -> Int? {
    contacts.firstRow(beginningWith: text)
  }

  // MARK: Input

  func load() {
    alertMessage = nil
    do {
      contacts = try repository.contacts()
      loadFailureMessage = nil
      onRowsChange?(.reload)
    } catch {
      let message = "The contacts could not be loaded\(error.explanation)"
      loadFailureMessage = message
      alertMessage = message
    }
  }

  func dismissAlert() {
    alertMessage = nil
  }

  func add() {
    onAdd?()
  }

  func insert(_ contact: Contact) {
    let row = contacts.insert(contact)
    onRowsChange?(.insertion(row: row))
  }
}
