/// Turns the events of the Set PIN screen into its use case and transitions, and the result into what it shows.
final class SetPINPresenter {
  // MARK: Dependencies

  private let interactor: any SetPINUseCases
  private let router: any SetPINRouting
  private weak var delegate: (any SetPINDelegate)?
  weak var view: (any SetPINView)?

  init(interactor: any SetPINUseCases, router: any SetPINRouting, delegate: any SetPINDelegate) {
    self.interactor = interactor
    self.router = router
    self.delegate = delegate
  }
}

// MARK: - SetPINPresentation

extension SetPINPresenter: SetPINPresentation {
  func viewDidLoad() {
    view?.show(title: "Set PIN")
  }

  func cancelTapped() {
    router.close()
  }

  func doneTapped(pin: String, repeated: String) {
    interactor.setPIN(pin, repeated: repeated)
  }
}

// MARK: - SetPINUseCasesOutput

extension SetPINPresenter: SetPINUseCasesOutput {
  func pinSet() {
    router.close()
    delegate?.setPINDidSet()
  }

  func pinRefused(_ refusal: PINRefusal) {
    view?.showAlert(title: "Error", message: message(for: refusal))
  }

  private func message(for refusal: PINRefusal) -> String {
    switch refusal {
    case .notFourDigits: "A PIN has four digits"
    case .notTheSame: "The PINs are not the same"
    }
  }
}
