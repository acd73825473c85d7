import ContactsDomain
import Observation

/// The state of the screen that sets a PIN, and what happens on its events.
@Observable
final class SetPINViewModel {
  // MARK: Dependencies

  @ObservationIgnored private let settings: SettingsStore
  @ObservationIgnored private let onFinish: () -> Void

  // MARK: State

  private(set) var pin = ""
  private(set) var repeatedPIN = ""

  /// - Parameter onFinish: what follows the screen.
  init(settings: SettingsStore, onFinish: @escaping () -> Void) {
    self.settings = settings
    self.onFinish = onFinish
  }

  // MARK: Inputs

  func pinChanged(_ text: String) {
    pin = text
  }

  func repeatedPINChanged(_ text: String) {
    repeatedPIN = text
  }

  func cancelTapped() {
    onFinish()
  }

  func doneTapped() {
    guard let newPIN = PIN(pin) else {
      onAlert(.error("A PIN has four digits"))
      return
    }
    guard newPIN == PIN(repeatedPIN) else {
      onAlert(.error("The PINs are not the same"))
      return
    }
    settings.setPIN(newPIN)
    onFinish()
  }

  // MARK: Outputs

  @ObservationIgnored var onAlert: (AlertViewModel) -> Void = { _ in }

  let title = "Set PIN"
}
