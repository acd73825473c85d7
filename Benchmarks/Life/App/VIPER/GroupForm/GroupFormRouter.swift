import TerminalKit

/// The transitions from the form. A builder creates the scenes, so that a router need not know of what they are made.
final class GroupFormRouter {
  // MARK: Dependencies

  weak var viewController: ViewController?
}

// MARK: - GroupFormRouting

extension GroupFormRouter: GroupFormRouting {
  func close() {
    viewController?.dismiss()
  }
}
