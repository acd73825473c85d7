import ContactsDomain

/// The contacts, ready to be shown, and what either screen can do with them.
final class ContactsViewModel {
  /// What the contacts screen has to show.
  enum Content {
    case rows
    case placeholder(String)
    case failure(String)
  }

  // MARK: Dependencies

  private let repository: any ContactRepository

  // MARK: State

  private var contacts = SortedList<Contact>()
  /// A row for each of `contacts`, made ahead.
  private var rows: [ContactRow] = []
  private(set) var content = Content.rows {
    didSet { contentDidChange?(content) }
  }

  /// What the contacts screen does whenever its content is another one.
  var contentDidChange: ((Content) -> Void)?

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Inputs

  func loadContacts(success: () -> Void, failure: (_ message: String) -> Void) {
    do throws(StorageFailure) {
      contacts = try repository.contacts()
      rows = contacts.map(ContactRow.init)
      content = rows.isEmpty ? .placeholder("No contacts yet") : .rows
      success()
    } catch {
      let message = "The contacts could not be loaded\(error.explanation)"
      content = .failure(message)
      failure(message)
    }
  }

  func addContact(
    firstName: String, lastName: String,
    success: (_ row: ContactRow, _ index: Int) -> Void, failure: (_ message: String) -> Void
  ) {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      let row = ContactRow(contact)
      let index = contacts.insert(contact)
      rows.insert(row, at: index)
      content = .rows
      success(row, index)
    } catch {
      failure(message(for: error))
    }
  }

  // MARK: Outputs

  let contactListTitle = "Contacts"
  let addContactTitle = "Add Contact"

  var isAddEnabled: Bool {
    if case .failure = content { false } else { true }
  }

  var numberOfRows: Int {
    rows.count
  }

  func row(at index: Int) -> ContactRow {
    rows[index]
  }

  func firstRow(beginningWith text: String) -> Int? {
    contacts.firstRow(beginningWith: text)
  }

  // MARK: Private

  private func message(for error: ContactError) -> String {
    switch error {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure): "The contact could not be saved\(failure.explanation)"
    }
  }
}
