import TerminalKit

/// The view of the Add screen: shows what the presenter says and passes on what is tapped, at Done with what was typed:
/// until then nothing depends on it.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any AddContactPresentation

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(presenter: any AddContactPresentation) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [presenter] in
      presenter.cancelTapped()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
    presenter.viewDidLoad()
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  // MARK: Actions

  private func doneTapped() {
    presenter.doneTapped(firstName: firstNameField.text, lastName: lastNameField.text)
  }
}

// MARK: - AddContactView

extension AddContactViewController: AddContactView {
  func show(title: String) {
    self.title = title
  }

  func showAlert(title: String, message: String) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }
}
