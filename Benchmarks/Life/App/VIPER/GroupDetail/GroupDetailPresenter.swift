import ContactsDomain

/// Turns the events of the group screen into use cases and transitions, and their results into what it shows.
final class GroupDetailPresenter {
  // MARK: Dependencies

  private let interactor: any GroupDetailUseCases
  private let router: any GroupDetailRouting
  weak var view: (any GroupDetailView)?

  // MARK: State

  private(set) var numberOfRows = 0

  init(interactor: any GroupDetailUseCases, router: any GroupDetailRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - GroupDetailPresentation

extension GroupDetailPresenter: GroupDetailPresentation {
  func row(at index: Int) -> ContactRow {
    ContactRow(interactor.member(at: index), style: interactor.nameStyle)
  }

  func viewDidLoad() {
    groupRenamed(interactor.group)
    interactor.loadMembers()
  }

  func renameTapped() {
    router.showRenameGroup(GroupFormInput(group: interactor.group))
  }

  func addTapped() {
    router.showAddMembers(AddMembersInput(group: interactor.group))
  }

  func rowSelected(at index: Int) {
    router.showContactDetail(ContactDetailInput(contact: interactor.member(at: index)))
  }

  func deleteTapped(at index: Int) {
    interactor.removeMember(at: index)
  }
}

// MARK: - GroupDetailUseCasesOutput

extension GroupDetailPresenter: GroupDetailUseCasesOutput {
  func groupRenamed(_ group: Group) {
    view?.show(title: group.name.text)
  }

  func membersLoaded(count: Int) {
    rowsChanged(count: count)
    view?.showRows()
  }

  func memberInserted(at index: Int, count: Int) {
    rowsChanged(count: count)
    view?.showInsertedRow(at: index)
  }

  func memberRemoved(at index: Int, count: Int) {
    rowsChanged(count: count)
    view?.showDeletedRow(at: index)
  }

  func memberNotRemoved(_ failure: StorageFailure) {
    view?.showAlert(title: "Error", message: FailureWording.groupNotSaved(failure))
  }

  private func rowsChanged(count: Int) {
    numberOfRows = count
    if count == 0 {
      view?.show(placeholder: "No members yet")
    } else {
      view?.hidePlaceholder()
    }
  }
}
