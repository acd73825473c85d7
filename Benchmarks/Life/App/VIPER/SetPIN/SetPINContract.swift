/// Why a PIN was not set.
enum PINRefusal: Error, Hashable {
  case notFourDigits
  case notTheSame
}

/// What the presenter has the view show.
protocol SetPINView: AnyObject {
  func show(title: String)
  func showAlert(title: String, message: String)
}

/// What the view tells the presenter.
protocol SetPINPresentation {
  func viewDidLoad()
  func cancelTapped()
  func doneTapped(pin: String, repeated: String)
}

/// The use case of the Set PIN screen.
protocol SetPINUseCases {
  func setPIN(_ text: String, repeated: String)
}

/// What the use case reports back.
protocol SetPINUseCasesOutput: AnyObject {
  func pinSet()
  func pinRefused(_ refusal: PINRefusal)
}

/// Where the Set PIN screen leads: back.
protocol SetPINRouting {
  func close()
}

/// What the scene reports to the one that opened it.
protocol SetPINDelegate: AnyObject {
  func setPINDidSet()
}
