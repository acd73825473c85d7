import ContactsDomain
import TerminalKit

/// What the Add screen reports to the one that opened it.
protocol AddContactDelegate: AnyObject {
  func addContactDidAdd(_ contact: Contact)
}

/// The Add screen: takes what is typed, words what is wrong with it, and closes itself.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let interactor: any AddContactUseCases
  private weak var delegate: (any AddContactDelegate)?

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(interactor: any AddContactUseCases, delegate: any AddContactDelegate) {
    self.interactor = interactor
    self.delegate = delegate
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Add Contact"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.dismiss() }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  // MARK: Actions

  private func doneTapped() {
    do throws(ContactError) {
      let contact = try interactor.addContact(firstName: firstNameField.text, lastName: lastNameField.text)
      dismiss()
      delegate?.addContactDidAdd(contact)
    } catch {
      showAlert(title: "Error", message: message(for: error))
    }
  }

  // MARK: Private

  private func showAlert(title: String, message: String) {
    let alert = AlertController(title: title, message: message)
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
