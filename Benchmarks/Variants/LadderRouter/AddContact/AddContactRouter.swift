import TerminalKit

/// The transitions from the Add screen.
final class AddContactRouter {
  // MARK: Dependencies

  weak var viewController: ViewController?

  func close() {
    viewController?.dismiss()
  }
}
