import ContactsDomain
import TerminalKit

/// Hears how the Add screen ended.
protocol AddContactViewControllerDelegate: AnyObject {
  func addContactViewController(_ controller: AddContactViewController, didAdd contact: Contact)
  func addContactViewControllerDidCancel(_ controller: AddContactViewController)
}

/// The Add screen: takes a first and a last name, checks and stores them.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let repository: any ContactRepository
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
    delegate?.addContactViewControllerDidCancel(self)
  }

  private func doneTapped() {
    let draft = ContactDraft(firstName: firstNameField.text, lastName: lastNameField.text)
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      delegate?.addContactViewController(self, didAdd: contact)
    } catch {
      showError(error)
    }
  }

  // MARK: Private

  private func showError(_ error: ContactError) {
    let alert = AlertController(title: "Error", message: error.message)
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }
}
