import ContactsDomain

/// What the presenter has the view show.
protocol GroupListView: AnyObject {
  func show(title: String)
  func setAddEnabled(_ isEnabled: Bool)
  func showRows()
  func showInsertedRow(at index: Int)
  func showDeletedRow(at index: Int)
  func showChangedRow(at index: Int)
  func show(placeholder: String)
  func show(failure: String)
  func hidePlaceholder()
  func showDeletionQuestion(title: String, message: String, forRowAt index: Int)
  func showAlert(title: String, message: String)
}

/// What the view tells and asks the presenter.
protocol GroupListPresentation {
  var numberOfRows: Int { get }
  func row(at index: Int) -> GroupRow
  func viewDidLoad()
  func addTapped()
  func rowSelected(at index: Int)
  func deleteTapped(at index: Int)
  func deletionConfirmed(at index: Int)
  func retryTapped()
}

/// The use cases of the groups screen.
protocol GroupListUseCases {
  func group(at index: Int) -> Group
  func showGroups()
  func deleteGroup(at index: Int)
  /// Loads again what could not be loaded.
  func retry()
}

/// What the use cases report back, and what became of the groups elsewhere.
protocol GroupListUseCasesOutput: AnyObject {
  func groupsLoaded(count: Int)
  func contactsNotLoaded(_ failure: StorageFailure)
  func groupsNotLoaded(_ failure: StorageFailure)
  func groupInserted(at index: Int, count: Int)
  func groupMoved()
  func groupChanged(at index: Int)
  func groupRemoved(at index: Int, count: Int)
  func groupNotDeleted(_ failure: StorageFailure)
}

/// Where the groups screen leads.
protocol GroupListRouting {
  func showAddGroup()
  func showGroupDetail(_ input: GroupDetailInput)
}
