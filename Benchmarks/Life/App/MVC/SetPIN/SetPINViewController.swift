import ContactsDomain
import TerminalKit

/// The Set PIN screen: takes a PIN twice, checks and keeps it, and closes itself.
final class SetPINViewController: ViewController {
  // MARK: Dependencies

  private let pinStore: any PINStore

  // MARK: Views

  private let pinField = TextField(placeholder: "PIN")
  private let repeatedPINField = TextField(placeholder: "Repeat PIN")

  init(pinStore: any PINStore) {
    self.pinStore = pinStore
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    title = "Set PIN"
    navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") { [weak self] in self?.cancelTapped() }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.doneTapped() }
    for field in [pinField, repeatedPINField] {
      field.isSecureTextEntry = true
      view.addSubview(field)
    }
  }

  override func viewDidAppear() {
    pinField.becomeFirstResponder()
  }

  // MARK: Actions

  private func cancelTapped() {
    dismiss()
  }

  private func doneTapped() {
    guard let pin = PIN(pinField.text) else {
      present(AlertController(error: "A PIN has four digits"))
      return
    }
    guard repeatedPINField.text == pin.digits else {
      present(AlertController(error: "The PINs are not the same"))
      return
    }
    pinStore.pin = pin
    dismiss()
  }
}
