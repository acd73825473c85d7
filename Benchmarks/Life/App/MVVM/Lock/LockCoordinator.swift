import TerminalKit

/// The flow of the lock: puts it in front of everything where a PIN is set, and takes it away when that was given.
final class LockCoordinator {
  // MARK: Dependencies

  private let settings: SettingsStore

  // MARK: State

  private weak var window: Window?

  init(settings: SettingsStore) {
    self.settings = settings
  }

  func start(in window: Window) {
    self.window = window
    lock()
  }

  /// Covers everything with a new lock, which replaces one that is there.
  func lock() {
    guard settings.pin != nil else { return }
    let viewModel = LockViewModel(settings: settings) { [weak self] in
      self?.window?.coverViewController = nil
    }
    window?.coverViewController = LockViewController(viewModel: viewModel)
  }
}
