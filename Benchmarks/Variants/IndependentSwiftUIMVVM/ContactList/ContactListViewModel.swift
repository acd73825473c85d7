import ContactsDomain
import ContactsRows
import Observation

/// The list of all contacts, from which a person goes on to add one.
@Observable
final class ContactListViewModel {
  enum Content {
    case loading
    case loaded(Rows)
    case failed(message: String)
  }

  private(set) var content = Content.loading
  /// The row that was added last, which is to be in view.
  private(set) var addedRowID: Row.ID?
  /// The form that adds a contact, while it is open.
  private(set) var addContact: AddContactViewModel?
  /// Whether an alert tells of the failure, beside the content.
  var isFailureAlertPresented = false

  private let repository: any ContactRepository

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  /// Without the contacts there is no place to which another one could go.
  var canAdd: Bool {
    if case .loaded = content { true } else { false }
  }

  var isAddContactPresented: Bool {
    get { addContact != nil }
    set { if !newValue { addContact = nil } }
  }

  /// Loads the contacts the first time that the screen appears.
  func appear() {
    if case .loading = content { load() }
  }

  func retry() {
    load()
  }

  func add() {
    addContact = AddContactViewModel(repository: repository) { [weak self] contact in
      self?.finishAdding(contact)
    }
  }

  private func load() {
    do {
      content = .loaded(Rows(contacts: ContactRows(try repository.contacts())))
    } catch {
      content = .failed(message: "The contacts could not be loaded\(error.explanation)")
      isFailureAlertPresented = true
    }
  }

  private func finishAdding(_ contact: Contact?) {
    addContact = nil
    guard let contact, case .loaded(var rows) = content else { return }
    rows.insert(contact)
    content = .loaded(rows)
    addedRowID = contact.id
  }
}

extension ContactListViewModel {
  /// What the list shows of a contact.
  nonisolated struct Row: Identifiable {
    fileprivate let contact: Contact

    var id: Contact.ID { contact.id }
    var name: String { "\(contact.name.first) \(contact.name.last)" }
  }

  /// The rows of the list in their order, each made when it is asked for.
  nonisolated struct Rows: RandomAccessCollection {
    fileprivate var contacts: ContactRows

    var startIndex: Int { contacts.startIndex }
    var endIndex: Int { contacts.endIndex }

    subscript(position: Int) -> Row {
      Row(contact: contacts[position])
    }

    /// The first row whose name begins with the text, whatever its case and diacritics; nil if none does.
    func firstRow(beginningWith text: String) -> Int? {
      contacts.firstRow(beginningWith: text)
    }

    fileprivate mutating func insert(_ contact: Contact) {
      contacts.insert(contact)
    }
  }
}
