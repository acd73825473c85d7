/// Words what came of an import; ``RejectedLineRow`` words each line that was rejected.
final class ImportResultPresenter {
  // MARK: Dependencies

  private let interactor: any ImportResultUseCases
  private let router: any ImportResultRouting
  weak var view: (any ImportResultView)?

  // MARK: State

  private(set) var numberOfRows = 0

  init(interactor: any ImportResultUseCases, router: any ImportResultRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - ImportResultPresentation

extension ImportResultPresenter: ImportResultPresentation {
  func row(at index: Int) -> RejectedLineRow {
    RejectedLineRow(interactor.rejectedLine(at: index), style: interactor.nameStyle)
  }

  func viewDidLoad() {
    view?.show(title: "Import Result")
    interactor.loadResult()
  }

  func doneTapped() {
    router.close()
  }
}

// MARK: - ImportResultUseCasesOutput

extension ImportResultPresenter: ImportResultUseCasesOutput {
  func resultLoaded(importedCount: Int, rejectedCount: Int) {
    numberOfRows = rejectedCount
    let imported = "\(number(importedCount, of: "contact")) imported"
    let rejected = "\(number(rejectedCount, of: "line")) rejected"
    view?.show(lines: rejectedCount == 0 ? [imported] : [imported, rejected])
    view?.showRows()
  }

  private func number(_ count: Int, of things: String) -> String {
    switch count {
    case 0: "No \(things)s"
    case 1: "1 \(things)"
    default: "\(count) \(things)s"
    }
  }
}
