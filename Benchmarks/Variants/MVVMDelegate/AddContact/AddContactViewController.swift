import ContactsDomain
import TerminalKit

/// Hears of what the Add screen has added.
protocol AddContactViewControllerDelegate: AnyObject {
  func addContactViewControllerDidAdd(_ contact: Contact)
}

/// The view of the Add screen: passes on what was typed, words what is wrong with it, and closes itself.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: AddContactViewModel
  weak var delegate: (any AddContactViewControllerDelegate)?

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(viewModel: AddContactViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Add Contact"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.dismiss() }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
    viewModel.delegate = self
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  // MARK: Actions

  private func doneTapped() {
    viewModel.addContact(firstName: firstNameField.text, lastName: lastNameField.text)
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

// MARK: - AddContactViewModelDelegate

extension AddContactViewController: AddContactViewModelDelegate {
  func addContactDidAdd(_ contact: Contact) {
    dismiss()
    delegate?.addContactViewControllerDidAdd(contact)
  }

  func addContactDidFail(_ error: ContactError) {
    let alert = AlertController(title: "Error", message: message(for: error))
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }
}
