import ContactsDomain

/// The use case of the lock: comparing what is typed with the PIN.
final class LockInteractor {
  // MARK: Dependencies

  private let pins: any PINStore
  weak var output: (any LockUseCasesOutput)?

  init(pins: any PINStore) {
    self.pins = pins
  }
}

// MARK: - LockUseCases

extension LockInteractor: LockUseCases {
  func unlock(with text: String) {
    if let pin = PIN(text), pin == pins.pin {
      output?.unlocked()
    } else {
      output?.pinRefused()
    }
  }
}
