import ContactsDomain

/// Turns the events of Undo, on whichever screen, into its use cases, and their results into what the screen shows.
final class UndoPresenter {
  // MARK: Dependencies

  private let interactor: any UndoUseCases
  weak var view: (any UndoView)?

  init(interactor: any UndoUseCases) {
    self.interactor = interactor
  }
}

// MARK: - UndoPresentation

extension UndoPresenter: UndoPresentation {
  func viewDidLoad() {
    interactor.loadHistory()
  }

  func undoTapped() {
    guard let change = interactor.lastChange else { return }
    let name = ChangeWording.name(of: change, style: interactor.nameStyle)
    view?.showUndoQuestion(title: "Undo", message: "Undo \(name)?")
  }

  func undoConfirmed() {
    interactor.undoLastChange()
  }
}

// MARK: - UndoUseCasesOutput

extension UndoPresenter: UndoUseCasesOutput {
  func historyLoaded(isEmpty: Bool) {
    view?.setUndoAvailable(!isEmpty)
  }

  func changeNotUndone(_ failure: StorageFailure) {
    view?.showAlert(title: "Error", message: FailureWording.changeNotUndone(failure))
  }
}
