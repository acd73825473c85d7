/// Turns the events of the Add screen into its use case and transitions, and the result into what it shows.
final class AddContactPresenter {
  // MARK: Dependencies

  private let interactor: any AddContactUseCases
  private let router: any AddContactRouting
  private weak var delegate: (any AddContactDelegate)?
  weak var view: (any AddContactView)?

  init(
    interactor: any AddContactUseCases, router: any AddContactRouting, delegate: any AddContactDelegate
  ) {
    self.interactor = interactor
    self.router = router
    self.delegate = delegate
  }
}

// MARK: - AddContactPresentation

extension AddContactPresenter: AddContactPresentation {
  func viewDidLoad() {
    view?.show(title: "Add Contact")
  }

  func cancelTapped() {
    router.close()
  }

  func doneTapped(firstName: String, lastName: String) {
    interactor.addContact(firstName: firstName, lastName: lastName)
  }
}

// MARK: - AddContactUseCasesOutput

extension AddContactPresenter: AddContactUseCasesOutput {
  func contactAdded(_ contact: AddedContact) {
    router.close()
    delegate?.addContactDidAdd(contact)
  }

  func contactNotAdded(_ problem: AddContactProblem) {
    view?.showAlert(title: "Error", message: message(for: problem))
  }

  private func message(for problem: AddContactProblem) -> String {
    switch problem {
    case .missingName: "A contact must have first and last names"
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .tooLong(let limit): "A name cannot have more than \(limit) characters"
    case .saveFailed(let explanation): "The contact could not be saved\(explanation)"
    }
  }
}
