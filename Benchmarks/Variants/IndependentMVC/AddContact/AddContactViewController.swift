import ContactsDomain
import TerminalKit

protocol AddContactViewControllerDelegate: AnyObject {
  func addContactViewController(_ controller: AddContactViewController, didAdd contact: Contact)
  func addContactViewControllerDidCancel(_ controller: AddContactViewController)
}

final class AddContactViewController: ViewController {
  weak var delegate: (any AddContactViewControllerDelegate)?

  private let repository: any ContactRepository

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(repository: any ContactRepository) {
    self.repository = repository
    super.init()
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Add Contact"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.cancel() }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.save() }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    firstNameField.becomeFirstResponder()
  }

  // MARK: Actions

  private func cancel() {
    delegate?.addContactViewControllerDidCancel(self)
  }

  private func save() {
    let draft = ContactDraft(firstName: firstNameField.text, lastName: lastNameField.text)
    do {
      let contact = try repository.add(draft.validated())
      delegate?.addContactViewController(self, didAdd: contact)
    } catch {
      presentAlert(for: error)
    }
  }

  private func presentAlert(for error: ContactError) {
    let alert = AlertController(title: "Error", message: message(for: error))
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }

  private func message(for error: ContactError) -> String {
    switch error {
    case .missing:
      "A contact must have first and last names"
    case .controlCharacter:
      "A name cannot contain control characters or line breaks"
    case .tooLong:
      "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure):
      "The contact could not be saved\(failure.explanation)"
    }
  }
}
