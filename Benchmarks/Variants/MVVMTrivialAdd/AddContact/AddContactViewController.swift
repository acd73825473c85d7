import ContactsDomain
import TerminalKit

/// The Add screen: stores what is typed, or shows why it cannot. It has no state besides its fields, and so no view model.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let repository: any ContactRepository
  private let onFinish: (Contact?) -> Void

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  /// - Parameter onFinish: what follows the screen; takes the contact that was added, nil if none was.
  init(repository: any ContactRepository, onFinish: @escaping (Contact?) -> Void) {
    self.repository = repository
    self.onFinish = onFinish
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Add Contact"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [onFinish] in onFinish(nil) }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  // MARK: Actions

  private func doneTapped() {
    let draft = ContactDraft(firstName: firstNameField.text, lastName: lastNameField.text)
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      onFinish(contact)
    } catch {
      presentError(message(for: error))
    }
  }

  // MARK: Private

  private func presentError(_ message: String) {
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }

  private func message(for error: ContactError) -> String {
    switch error {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure): "The contact could not be saved\(failure.explanation)"
    }
  }
}
