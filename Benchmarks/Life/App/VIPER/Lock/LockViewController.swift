import TerminalKit

/// The view of the lock: shows what the presenter says and passes on what is tapped, at Unlock with what was typed.
final class LockViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any LockPresentation

  // MARK: Views

  private let pinField = TextField(placeholder: "PIN")

  init(presenter: any LockPresentation) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Unlock") { [weak self] in self?.unlockTapped() }
    pinField.isSecureTextEntry = true
    view.addSubview(pinField)
    presenter.viewDidLoad()
  }

  override func viewDidAppear() {
    pinField.becomeFirstResponder()
  }

  // MARK: Actions

  private func unlockTapped() {
    presenter.unlockTapped(pin: pinField.text)
  }
}

// MARK: - LockView

extension LockViewController: LockView {
  func show(title: String) {
    self.title = title
  }

  func clearPIN() {
    pinField.text = ""
  }
}
