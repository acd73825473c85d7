import ContactsDomain

/// Turns the events of the form into its use case and transitions, and the result into what it shows.
final class GroupFormPresenter {
  // MARK: Dependencies

  private let interactor: any GroupFormUseCases
  private let router: any GroupFormRouting
  weak var view: (any GroupFormView)?

  init(interactor: any GroupFormUseCases, router: any GroupFormRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - GroupFormPresentation

extension GroupFormPresenter: GroupFormPresentation {
  func viewDidLoad() {
    interactor.loadDraft()
  }

  func cancelTapped() {
    router.close()
  }

  func doneTapped(name: String) {
    interactor.save(name: name)
  }
}

// MARK: - GroupFormUseCasesOutput

extension GroupFormPresenter: GroupFormUseCasesOutput {
  func draftLoaded(_ draft: GroupDraft, isNew: Bool) {
    view?.show(title: isNew ? "New Group" : "Rename Group")
    view?.show(name: draft.text)
  }

  func groupSaved() {
    router.close()
  }

  func groupNotSaved(_ error: GroupError) {
    view?.showAlert(title: "Error", message: message(for: error))
  }

  private func message(for error: GroupError) -> String {
    switch error {
    case .controlCharacter: "A name cannot contain control characters or line breaks"
    case .missing: "A group must have a name"
    case .tooLong: "A name cannot have more than \(GroupDraft.lengthLimit) characters"
    case .nameTaken: "There is a group of that name already"
    case .saveFailed(let failure): FailureWording.groupNotSaved(failure)
    }
  }
}
