import ContactsDomain

/// What the presenter has the view show, beside what else that shows.
protocol UndoView: AnyObject {
  func setUndoAvailable(_ isAvailable: Bool)
  func showUndoQuestion(title: String, message: String)
  func showAlert(title: String, message: String)
}

/// What the view tells the presenter.
protocol UndoPresentation {
  func viewDidLoad()
  func undoTapped()
  func undoConfirmed()
}

/// The use cases of undoing.
protocol UndoUseCases {
  /// The change that is undone next; nil if there is none.
  var lastChange: Change? { get }
  var nameStyle: NameStyle { get }
  func loadHistory()
  func undoLastChange()
}

/// What the use cases report back.
protocol UndoUseCasesOutput: AnyObject {
  func historyLoaded(isEmpty: Bool)
  func changeNotUndone(_ failure: StorageFailure)
}
