import ContactsDomain

final class AddContactPresenter {
  weak var view: (any AddContactViewInput)?

  private let interactor: any AddContactInteractorInput
  private let router: any AddContactRouterInput
  private weak var moduleOutput: (any AddContactModuleOutput)?

  init(
    interactor: any AddContactInteractorInput, router: any AddContactRouterInput,
    moduleOutput: any AddContactModuleOutput
  ) {
    self.interactor = interactor
    self.router = router
    self.moduleOutput = moduleOutput
  }
}

extension AddContactPresenter: AddContactViewOutput {
  func didTapCancel() {
    router.close()
  }

  func didTapDone(firstName: String, lastName: String) {
    interactor.addContact(ContactDraft(firstName: firstName, lastName: lastName))
  }
}

extension AddContactPresenter: AddContactInteractorOutput {
  func didAdd(_ contact: Contact) {
    moduleOutput?.didAdd(contact)
    router.close()
  }

  func didFailToAdd(_ error: ContactError) {
    view?.showAlert(title: "Error", message: error.message)
  }
}

extension ContactError {
  fileprivate var message: String {
    switch self {
    case .missing: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong: "A name cannot have more than \(ContactDraft.lengthLimit) characters"
    case .saveFailed(let failure): "The contact could not be saved\(failure.explanation)"
    }
  }
}
