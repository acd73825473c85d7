import TerminalKit

/// The transitions from the form. A builder creates the scenes, so that a router need not know of what they are made.
final class ContactFormRouter {
  // MARK: Dependencies

  weak var viewController: ViewController?
}

// MARK: - ContactFormRouting

extension ContactFormRouter: ContactFormRouting {
  func close() {
    viewController?.dismiss()
  }
}
