import ContactsDomain
import TerminalKit

/// Hears that the right PIN was typed.
protocol LockViewControllerDelegate: AnyObject {
  func lockViewControllerDidUnlock(_ controller: LockViewController)
}

/// The lock: takes a PIN, and has itself taken away when it is the one that was set.
final class LockViewController: ViewController {
  // MARK: Dependencies

  private let pinStore: any PINStore
  weak var delegate: (any LockViewControllerDelegate)?

  // MARK: Views

  private let pinField = TextField(placeholder: "PIN")

  init(pinStore: any PINStore) {
    self.pinStore = pinStore
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Locked"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Unlock") { [weak self] in self?.unlockTapped() }
    pinField.isSecureTextEntry = true
    view.addSubview(pinField)
  }

  override func viewDidAppear() {
    pinField.becomeFirstResponder()
  }

  // MARK: Actions

  private func unlockTapped() {
    guard pinField.text == pinStore.pin?.digits else {
      pinField.text = ""
      present(AlertController(error: "Wrong PIN"))
      return
    }
    delegate?.lockViewControllerDidUnlock(self)
  }
}
