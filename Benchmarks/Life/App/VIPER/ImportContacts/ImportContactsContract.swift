import ContactsDomain

/// Why nothing of a file was imported.
enum ImportFailure: Error, Hashable {
  case nothingNamed
  case notRead(FileFailure)
  case tooManyLines
  case notSaved(StorageFailure)
  /// A person called it off.
  case cancelled
}

/// What the presenter has the view show.
protocol ImportContactsView: AnyObject {
  func show(title: String)
  func setImportEnabled(_ isEnabled: Bool)
  /// Nil where no import is under way.
  func show(percent: Int?)
  func showAlert(title: String, message: String)
}

/// What the view tells the presenter.
protocol ImportContactsPresentation {
  func viewDidLoad()
  func cancelTapped()
  func importTapped(path: String)
}

/// The use case of the import screen.
protocol ImportContactsUseCases {
  func importContacts(from path: String)
  func cancelImport()
}

/// What the use case reports back.
protocol ImportContactsUseCasesOutput: AnyObject {
  func importProgressed(percent: Int)
  func importFailed(_ failure: ImportFailure)
  func importEnded(count: Int, rejected: [RejectedLine])
}

/// Where the import screen leads.
protocol ImportContactsRouting {
  func showResult(_ input: ImportResultInput)
  func close()
}
