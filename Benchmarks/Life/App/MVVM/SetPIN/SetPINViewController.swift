import TerminalKit

/// The view of the screen that sets a PIN: shows its view model's state and passes on what is typed and tapped.
final class SetPINViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: SetPINViewModel

  // MARK: Views

  private let pinField = TextField(placeholder: "PIN")
  private let repeatedPINField = TextField(placeholder: "Repeat PIN")

  init(viewModel: SetPINViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = viewModel.title
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [viewModel] in
      viewModel.cancelTapped()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [viewModel] in viewModel.doneTapped() }
    pinField.onEditingChanged { [viewModel] in viewModel.pinChanged($0) }
    repeatedPINField.onEditingChanged { [viewModel] in viewModel.repeatedPINChanged($0) }
    for field in [pinField, repeatedPINField] {
      field.isSecureTextEntry = true
      view.addSubview(field)
    }
    viewModel.onAlert = { [weak self] alert in self?.present(alert) }
  }

  override func viewDidAppear() {
    pinField.becomeFirstResponder()
  }

  override func updateProperties() {
    pinField.text = viewModel.pin
    repeatedPINField.text = viewModel.repeatedPIN
  }
}
