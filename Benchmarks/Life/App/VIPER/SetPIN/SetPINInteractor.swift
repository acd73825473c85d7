import ContactsDomain

/// The use case of the Set PIN screen: checking a new PIN and keeping it.
final class SetPINInteractor {
  // MARK: Dependencies

  private let pins: any PINStore
  weak var output: (any SetPINUseCasesOutput)?

  init(pins: any PINStore) {
    self.pins = pins
  }
}

// MARK: - SetPINUseCases

extension SetPINInteractor: SetPINUseCases {
  func setPIN(_ text: String, repeated: String) {
    guard let pin = PIN(text) else {
      output?.pinRefused(.notFourDigits)
      return
    }
    guard PIN(repeated) == pin else {
      output?.pinRefused(.notTheSame)
      return
    }
    pins.pin = pin
    output?.pinSet()
  }
}
