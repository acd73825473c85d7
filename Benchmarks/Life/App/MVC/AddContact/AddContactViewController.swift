import ContactsDomain
import TerminalKit

/// The Add screen: takes a first and a last name, checks and stores them, and closes itself. With a contact whose name
/// may be changed, it is the Edit screen.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let store: ContactStore
  /// The contact that is edited; nil adds one.
  private let contact: Contact?

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(store: ContactStore, contact: Contact? = nil) {
    self.store = store
    self.contact = contact
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = contact == nil ? "Add Contact" : "Edit Contact"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.cancelTapped() }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    if let contact {
      firstNameField.text = contact.name.first
      lastNameField.text = contact.name.last
    }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  // MARK: Actions

  private func cancelTapped() {
    dismiss()
  }

  private func doneTapped() {
    let draft = ContactDraft(firstName: firstNameField.text, lastName: lastNameField.text)
    do throws(ContactError) {
      try save(draft.validated())
      dismiss()
    } catch {
      present(AlertController(error: error.message))
    }
  }

  // MARK: Private

  private func save(_ name: PersonName) throws(ContactError) {
    if let contact {
      try store.rename(contact, to: name)
    } else {
      try store.add(name)
    }
  }
}
