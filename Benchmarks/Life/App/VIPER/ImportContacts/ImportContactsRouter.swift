import TerminalKit

/// The transitions from the import screen.
final class ImportContactsRouter {
  // MARK: Dependencies

  private let importResult: any ImportResultBuilding
  weak var viewController: ViewController?

  init(importResult: any ImportResultBuilding) {
    self.importResult = importResult
  }
}

// MARK: - ImportContactsRouting

extension ImportContactsRouter: ImportContactsRouting {
  func showResult(_ input: ImportResultInput) {
    let presenting = viewController?.presentingViewController
    viewController?.dismiss()
    presenting?.present(importResult.build(input))
  }

  func close() {
    viewController?.dismiss()
  }
}
