import TerminalKit

/// The view of the lock: shows its view model's state and passes on what is typed and tapped.
final class LockViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: LockViewModel

  // MARK: Views

  private let pinField = TextField(placeholder: "PIN")

  init(viewModel: LockViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = viewModel.title
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Unlock") { [viewModel] in
      viewModel.unlockTapped()
    }
    pinField.isSecureTextEntry = true
    pinField.onEditingChanged { [viewModel] in viewModel.pinChanged($0) }
    view.addSubview(pinField)
    viewModel.onAlert = { [weak self] alert in self?.present(alert) }
  }

  override func viewDidAppear() {
    pinField.becomeFirstResponder()
  }

  override func updateProperties() {
    pinField.text = viewModel.pin
  }
}
