import TerminalKit

final class AddContactViewController: ViewController {
  private let viewModel: AddContactViewModel
  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(viewModel: AddContactViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    title = "Add Contact"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [viewModel] in viewModel.cancel() }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [viewModel] in viewModel.save() }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)

    firstNameField.onEditingChanged { [viewModel] in viewModel.firstName = $0 }
    lastNameField.onEditingChanged { [viewModel] in viewModel.lastName = $0 }
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  override func updateProperties() {
    firstNameField.text = viewModel.firstName
    lastNameField.text = viewModel.lastName
    if let message = viewModel.alertMessage, presentedViewController == nil {
      presentAlert(message: message)
    }
  }

  private func presentAlert(message: String) {
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Ok") { [viewModel] in viewModel.dismissAlert() })
    present(alert)
  }
}
