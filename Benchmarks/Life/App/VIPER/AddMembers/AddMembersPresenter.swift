import ContactsDomain

/// Turns the events of the Add Members screen into use cases and transitions, and their results into what it shows.
final class AddMembersPresenter {
  // MARK: Dependencies

  private let interactor: any AddMembersUseCases
  private let router: any AddMembersRouting
  weak var view: (any AddMembersView)?

  // MARK: State

  private(set) var numberOfRows = 0

  init(interactor: any AddMembersUseCases, router: any AddMembersRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - AddMembersPresentation

extension AddMembersPresenter: AddMembersPresentation {
  func row(at index: Int) -> ContactRow {
    ContactRow(interactor.candidate(at: index), style: interactor.nameStyle)
  }

  func viewDidLoad() {
    view?.show(title: "Add Members")
    interactor.loadCandidates()
  }

  func cancelTapped() {
    router.close()
  }

  func rowSelected(at index: Int) {
    interactor.addMember(at: index)
  }
}

// MARK: - AddMembersUseCasesOutput

extension AddMembersPresenter: AddMembersUseCasesOutput {
  func candidatesLoaded(count: Int) {
    numberOfRows = count
    if count == 0 { view?.show(placeholder: "No contacts to add") }
    view?.showRows()
  }

  func memberAdded() {
    router.close()
  }

  func memberNotAdded(_ failure: StorageFailure) {
    view?.showAlert(title: "Error", message: FailureWording.groupNotSaved(failure))
  }
}
