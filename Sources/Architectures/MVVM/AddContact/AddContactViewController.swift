import TerminalKit

/// The view of the Add screen: shows its view model's state and passes on what is typed and tapped.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: AddContactViewModel

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(viewModel: AddContactViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = viewModel.title
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [viewModel] in
      viewModel.cancelTapped()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [viewModel] in viewModel.doneTapped() }
    firstNameField.onEditingChanged { [viewModel] in viewModel.firstNameChanged($0) }
    lastNameField.onEditingChanged { [viewModel] in viewModel.lastNameChanged($0) }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
    viewModel.onError = { [weak self] message in self?.presentError(message) }
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  override func updateProperties() {
    firstNameField.text = viewModel.firstName
    lastNameField.text = viewModel.lastName
  }

  // MARK: Private

  private func presentError(_ message: String) {
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }
}
