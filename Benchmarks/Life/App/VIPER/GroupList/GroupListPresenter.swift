import ContactsDomain

/// Turns the events of the groups screen into use cases and transitions, and their results into what it shows.
final class GroupListPresenter {
  // MARK: Dependencies

  private let interactor: any GroupListUseCases
  private let router: any GroupListRouting
  weak var view: (any GroupListView)?

  // MARK: State

  private(set) var numberOfRows = 0

  init(interactor: any GroupListUseCases, router: any GroupListRouting) {
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - GroupListPresentation

extension GroupListPresenter: GroupListPresentation {
  func row(at index: Int) -> GroupRow {
    GroupRow(interactor.group(at: index))
  }

  func viewDidLoad() {
    view?.show(title: "Groups")
    interactor.showGroups()
  }

  func addTapped() {
    router.showAddGroup()
  }

  func rowSelected(at index: Int) {
    router.showGroupDetail(GroupDetailInput(group: interactor.group(at: index)))
  }

  func deleteTapped(at index: Int) {
    let name = interactor.group(at: index).name.text
    view?.showDeletionQuestion(
      title: "Delete Group", message: "Delete the group \(name)?", forRowAt: index)
  }

  func deletionConfirmed(at index: Int) {
    interactor.deleteGroup(at: index)
  }

  func retryTapped() {
    interactor.retry()
  }
}

// MARK: - GroupListUseCasesOutput

extension GroupListPresenter: GroupListUseCasesOutput {
  func groupsLoaded(count: Int) {
    view?.setAddEnabled(true)
    rowsChanged(count: count)
    view?.showRows()
  }

  func contactsNotLoaded(_ failure: StorageFailure) {
    showFailure(FailureWording.contactsNotLoaded(failure))
  }

  func groupsNotLoaded(_ failure: StorageFailure) {
    showFailure(FailureWording.groupsNotLoaded(failure))
  }

  func groupInserted(at index: Int, count: Int) {
    rowsChanged(count: count)
    view?.showInsertedRow(at: index)
  }

  func groupMoved() {
    view?.showRows()
  }

  func groupChanged(at index: Int) {
    view?.showChangedRow(at: index)
  }

  func groupRemoved(at index: Int, count: Int) {
    rowsChanged(count: count)
    view?.showDeletedRow(at: index)
  }

  func groupNotDeleted(_ failure: StorageFailure) {
    view?.showAlert(title: "Error", message: FailureWording.groupNotDeleted(failure))
  }

  private func showFailure(_ message: String) {
    view?.setAddEnabled(false)
    view?.show(failure: message)
  }

  private func rowsChanged(count: Int) {
    numberOfRows = count
    if count == 0 {
      view?.show(placeholder: "No groups yet")
    } else {
      view?.hidePlaceholder()
    }
  }
}
