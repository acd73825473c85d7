import TerminalKit

/// The view of the Add screen: passes on what was typed, shows what is wrong with it, and closes itself.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: ContactsViewModel
  private let didAddContact: (_ row: ContactRow, _ index: Int) -> Void

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  /// - Parameter didAddContact: what follows a contact that was added; takes its row and where that goes.
  init(viewModel: ContactsViewModel, didAddContact: @escaping (_ row: ContactRow, _ index: Int) -> Void) {
    self.viewModel = viewModel
    self.didAddContact = didAddContact
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = viewModel.addContactTitle
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
    viewModel.addContact(
      firstName: firstNameField.text, lastName: lastNameField.text,
      success: { row, index in
        dismiss()
        didAddContact(row, index)
      },
      failure: { message in showAlert(message: message) })
  }

  // MARK: Private

  private func showAlert(message: String) {
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }
}
