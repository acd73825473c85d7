import TerminalKit

/// The transitions to and from the lock, which covers the whole window.
final class LockRouter {
  // MARK: Dependencies

  private weak var window: Window?

  init(window: Window) {
    self.window = window
  }
}

// MARK: - LockRouting

extension LockRouter: LockRouting {
  func uncover() {
    window?.coverViewController = nil
  }
}
