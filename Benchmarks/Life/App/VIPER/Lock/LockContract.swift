/// What the presenter has the view show.
protocol LockView: AnyObject {
  func show(title: String)
  func clearPIN()
  func showAlert(title: String, message: String)
}

/// What the view tells the presenter.
protocol LockPresentation {
  func viewDidLoad()
  func unlockTapped(pin: String)
}

/// The use case of the lock.
protocol LockUseCases {
  func unlock(with text: String)
}

/// What the use case reports back.
protocol LockUseCasesOutput: AnyObject {
  func unlocked()
  func pinRefused()
}

/// Where the lock leads: to what is beneath it.
protocol LockRouting {
  func uncover()
}
