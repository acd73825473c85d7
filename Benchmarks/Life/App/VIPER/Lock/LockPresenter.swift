/// Turns the events of the lock into its use case and transitions, and the result into what it shows.
final class LockPresenter {
  // MARK: Dependencies

  private let interactor: any LockUseCases
  private let router: any LockRouting
  weak var view: (any LockView)?

  init(interactor: any LockUseCases, router: any LockRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - LockPresentation

extension LockPresenter: LockPresentation {
  func viewDidLoad() {
    view?.show(title: "Locked")
  }

  func unlockTapped(pin: String) {
    interactor.unlock(with: pin)
  }
}

// MARK: - LockUseCasesOutput

extension LockPresenter: LockUseCasesOutput {
  func unlocked() {
    router.uncover()
  }

  func pinRefused() {
    view?.clearPIN()
    view?.showAlert(title: "Error", message: "Wrong PIN")
  }
}
