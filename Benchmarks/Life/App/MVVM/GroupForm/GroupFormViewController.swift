import TerminalKit

/// The view of the screen on which a group's name is typed: shows its view model's state and passes on what is typed and
/// tapped.
final class GroupFormViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: GroupFormViewModel

  // MARK: Views

  private let nameField = TextField(placeholder: "Name")

  init(viewModel: GroupFormViewModel) {
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
    nameField.onEditingChanged { [viewModel] in viewModel.nameChanged($0) }
    view.addSubview(nameField)
    viewModel.onAlert = { [weak self] alert in self?.present(alert) }
  }

  override func viewDidAppear() {
    nameField.becomeFirstResponder()
  }

  override func updateProperties() {
    nameField.text = viewModel.name
  }
}
