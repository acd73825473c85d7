import ContactsDomain
import TerminalKit

/// The Add screen: takes a first and a last name, checks them, adds the contact to the store, and closes itself.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let store: ContactStore

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(store: ContactStore) {
    self.store = store
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
      try store.add(draft.validated())
      dismiss()
    } catch {
      showError(error)
    }
  }

  // MARK: Private

  private func showError(_ error: ContactError) {
    let alert = AlertController(title: "Error", message: message(for: error))
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
