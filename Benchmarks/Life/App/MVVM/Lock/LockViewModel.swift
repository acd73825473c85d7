import ContactsDomain
import Observation

/// The state of the lock, and what happens on its events.
@Observable
final class LockViewModel {
  // MARK: Dependencies

  @ObservationIgnored private let settings: SettingsStore
  @ObservationIgnored private let onUnlock: () -> Void

  // MARK: State

  private(set) var pin = ""

  /// - Parameter onUnlock: what follows when the PIN was right.
  init(settings: SettingsStore, onUnlock: @escaping () -> Void) {
    self.settings = settings
    self.onUnlock = onUnlock
  }

  // MARK: Inputs

  func pinChanged(_ text: String) {
    pin = text
  }

  func unlockTapped() {
    guard PIN(pin) == settings.pin else {
      pin = ""
      onAlert(.error("Wrong PIN"))
      return
    }
    onUnlock()
  }

  // MARK: Outputs

  @ObservationIgnored var onAlert: (AlertViewModel) -> Void = { _ in }

  let title = "Locked"
}
