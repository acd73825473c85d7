import ContactsDomain

/// Turns the events of the import screen into its use case and transitions, and the result into what it shows.
final class ImportContactsPresenter {
  // MARK: Dependencies

  private let interactor: any ImportContactsUseCases
  private let router: any ImportContactsRouting
  weak var view: (any ImportContactsView)?

  init(interactor: any ImportContactsUseCases, router: any ImportContactsRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - ImportContactsPresentation

extension ImportContactsPresenter: ImportContactsPresentation {
  func viewDidLoad() {
    view?.show(title: "Import Contacts")
  }

  func cancelTapped() {
    interactor.cancelImport()
    router.close()
  }

  func importTapped(path: String) {
    interactor.importContacts(from: path)
  }
}

// MARK: - ImportContactsUseCasesOutput

extension ImportContactsPresenter: ImportContactsUseCasesOutput {
  func importProgressed(percent: Int) {
    view?.setImportEnabled(false)
    view?.show(percent: percent)
  }

  func importFailed(_ failure: ImportFailure) {
    view?.setImportEnabled(true)
    view?.show(percent: nil)
    if let message = message(for: failure) { view?.showAlert(title: "Error", message: message) }
  }

  func importEnded(count: Int, rejected: [RejectedLine]) {
    router.showResult(ImportResultInput(count: count, rejected: rejected))
  }

  private func message(for failure: ImportFailure) -> String? {
    switch failure {
    case .nothingNamed: "A file has to be named"
    case .notRead(let failure): "The file could not be read\(failure.explanation)"
    case .tooManyLines: "A file cannot have more than \(ContactImport.lineLimit) lines"
    case .notSaved(let failure): FailureWording.contactsNotSaved(failure)
    case .cancelled: nil
    }
  }
}
