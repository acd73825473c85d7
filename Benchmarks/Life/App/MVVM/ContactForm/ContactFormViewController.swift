import TerminalKit

/// The view of the screen on which a contact's name is typed: shows its view model's state and passes on what is typed and
/// tapped.
final class ContactFormViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: ContactFormViewModel

  // MARK: Views

  private let firstNameField = TextField(placeholder: "First name")
  private let lastNameField = TextField(placeholder: "Last name")

  init(viewModel: ContactFormViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = viewModel.title
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [viewModel] in
      viewModel.cancelTapped()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [viewModel] in
      viewModel.doneTapped()
    }
    firstNameField.onEditingChanged { [viewModel] in viewModel.firstNameChanged($0) }
    lastNameField.onEditingChanged { [viewModel] in viewModel.lastNameChanged($0) }
    view.addSubview(firstNameField)
    view.addSubview(lastNameField)
    viewModel.onAlert = { [weak self] alert in self?.present(alert) }
  }

  override func viewDidAppear() {
    firstNameField.becomeFirstResponder()
  }

  override func updateProperties() {
    firstNameField.text = viewModel.firstName
    lastNameField.text = viewModel.lastName
  }
}
