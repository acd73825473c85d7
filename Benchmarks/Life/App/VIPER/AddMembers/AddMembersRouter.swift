import TerminalKit

/// The transitions from the Add Members screen. A builder creates the scenes, so that a router need not know of what they are made.
final class AddMembersRouter {
  // MARK: Dependencies

  weak var viewController: ViewController?
}

// MARK: - AddMembersRouting

extension AddMembersRouter: AddMembersRouting {
  func close() {
    viewController?.dismiss()
  }
}
