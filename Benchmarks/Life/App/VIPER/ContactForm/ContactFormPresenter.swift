import ContactsDomain

/// Turns the events of the form into its use case and transitions, and the result into what it shows.
final class ContactFormPresenter {
  // MARK: Dependencies

  private let interactor: any ContactFormUseCases
  private let router: any ContactFormRouting
  weak var view: (any ContactFormView)?

  init(interactor: any ContactFormUseCases, router: any ContactFormRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - ContactFormPresentation

extension ContactFormPresenter: ContactFormPresentation {
  func viewDidLoad() {
    interactor.loadDraft()
  }

  func cancelTapped() {
    router.close()
  }

  func doneTapped(firstName: String, lastName: String) {
    interactor.save(firstName: firstName, lastName: lastName)
  }
}

// MARK: - ContactFormUseCasesOutput

extension ContactFormPresenter: ContactFormUseCasesOutput {
  func draftLoaded(_ draft: ContactDraft, isNew: Bool) {
    view?.show(title: isNew ? "Add Contact" : "Edit Contact")
    view?.show(firstName: draft.firstName, lastName: draft.lastName)
  }

  func contactSaved() {
    router.close()
  }

  func contactNotSaved(_ error: ContactError) {
    view?.showAlert(title: "Error", message: FailureWording.contactRefused(error))
  }
}
