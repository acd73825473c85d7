import TerminalKit

/// The view of the Set PIN screen: shows what the presenter says and passes on what is tapped, at Done with what was
/// typed.
final class SetPINViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any SetPINPresentation

  // MARK: Views

  private let pinField = TextField(placeholder: "PIN")
  private let repeatField = TextField(placeholder: "Repeat PIN")

  init(presenter: any SetPINPresentation) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [presenter] in
      presenter.cancelTapped()
    }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    for field in [pinField, repeatField] {
      field.isSecureTextEntry = true
      view.addSubview(field)
    }
    presenter.viewDidLoad()
  }

  override func viewDidAppear() {
    pinField.becomeFirstResponder()
  }

  // MARK: Actions

  private func doneTapped() {
    presenter.doneTapped(pin: pinField.text, repeated: repeatField.text)
  }
}

// MARK: - SetPINView

extension SetPINViewController: SetPINView {
  func show(title: String) {
    self.title = title
  }
}
