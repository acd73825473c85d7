import TerminalKit

/// The transitions from the Add screen.
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
