import TerminalKit

final class AddContactViewController: ViewController {
  private let presenter: any AddContactViewOutput
  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(presenter: any AddContactViewOutput) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    title = "Add Contact"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [presenter] in
      presenter.didTapCancel()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  private func doneTapped() {
    presenter.didTapDone(firstName: firstNameField.text, lastName: lastNameField.text)
  }
}

extension AddContactViewController: AddContactViewInput {
  func showAlert(title: String, message: String) {
    let alert = AlertController(title: title, message: message)
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }
}
