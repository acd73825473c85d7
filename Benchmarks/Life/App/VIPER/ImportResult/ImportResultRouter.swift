import TerminalKit

/// The transitions from the result screen. A builder creates the scenes, so that a router need not know of what they are made.
final class ImportResultRouter {
  // MARK: Dependencies

  weak var viewController: ViewController?
}

// MARK: - ImportResultRouting

extension ImportResultRouter: ImportResultRouting {
  func close() {
    viewController?.dismiss()
  }
}
