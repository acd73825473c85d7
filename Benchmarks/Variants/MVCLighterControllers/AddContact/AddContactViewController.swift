import ContactsDomain
import TerminalKit

/// Hears of the contact that the Add screen stored.
protocol AddContactViewControllerDelegate: AnyObject {
  func addContactViewController(_ controller: AddContactViewController, didAdd contact: Contact)
}

/// The Add screen: takes a first and a last name, checks and stores them, and closes itself.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let repository: any ContactRepository
  private let errorFormatter = ErrorFormatter()
  weak var delegate: (any AddContactViewControllerDelegate)?

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Add Contact"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.cancelTapped() }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
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
      let contact = try repository.add(draft.validated())
      dismiss()
      delegate?.addContactViewController(self, didAdd: contact)
    } catch {
      showError(error)
    }
  }

  // MARK: Private

  private func showError(_ error: ContactError) {
    let alert = AlertController(title: "Error", message: errorFormatter.message(forAdding: error))
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }
}
