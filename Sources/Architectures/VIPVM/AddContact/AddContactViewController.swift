import TerminalKit

/// What the view model tells the view of the Add screen: in one method, whatever has happened.
protocol AddContactView: AnyObject {
  func update(_ change: AddContactChange)
}

/// The view of the Add screen: shows what its view model holds and passes on what is typed and tapped.
final class AddContactViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: any AddContactViewModelInput

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(viewModel: any AddContactViewModelInput) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [viewModel] in
      viewModel.cancelTapped()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [viewModel] in viewModel.doneTapped() }
    firstNameField.onEditingChanged { [viewModel] in viewModel.firstNameChanged($0) }
    lastNameField.onEditingChanged { [viewModel] in viewModel.lastNameChanged($0) }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
    viewModel.viewDidLoad()
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  // MARK: Private

  private func presentError(_ message: String) {
    let alert = AlertController(title: "Error", message: message)
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }
}

// MARK: - AddContactView

extension AddContactViewController: AddContactView {
  func update(_ change: AddContactChange) {
    title = viewModel.title
    firstNameField.text = viewModel.firstName
    lastNameField.text = viewModel.lastName
    if case .refused(let message) = change { presentError(message) }
  }
}
