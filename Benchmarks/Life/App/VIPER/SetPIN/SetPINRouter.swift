import TerminalKit

/// The transitions from the Set PIN screen. A builder creates the scenes, so that a router need not know of what they are made.
final class SetPINRouter {
  // MARK: Dependencies

  weak var viewController: ViewController?
}

// MARK: - SetPINRouting

extension SetPINRouter: SetPINRouting {
  func close() {
    viewController?.dismiss()
  }
}
