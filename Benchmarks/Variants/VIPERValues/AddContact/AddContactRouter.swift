import TerminalKit

/// The transitions from the Add screen. A builder creates the scenes, so that a router need not know of what they are made.
final class AddContactRouter {
  // MARK: Dependencies

  weak var viewController: ViewController?
}

// MARK: - AddContactRouting

extension AddContactRouter: AddContactRouting {
  func close() {
    viewController?.dismiss()
  }
}
