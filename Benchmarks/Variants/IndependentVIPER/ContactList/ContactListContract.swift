import ContactsDomain

/// What the presenter has the view show.
protocol ContactListViewInput: AnyObject {
  func reloadRows()
  func insertRow(at row: Int)
  func showPlaceholder(_ text: String, canRetry: Bool)
  func hidePlaceholder()
  func setAddEnabled(_ isEnabled: Bool)
  func showRetryAlert(title: String, message: String)
}

/// What the view tells the presenter, and the rows that it asks for.
protocol ContactListViewOutput: AnyObject {
  var numberOfRows: Int { get }
  func row(at index: Int) -> ContactRow
  func firstRow(beginningWith text: String) -> Int?

  func viewDidLoad()
  func didTapAdd()
  func didTapRetry()
}

protocol ContactListInteractorInput: AnyObject {
  func loadContacts()
}

protocol ContactListInteractorOutput: AnyObject {
  func didLoad(_ contacts: SortedList<Contact>)
  func didFailToLoad(_ failure: StorageFailure)
}

protocol ContactListRouterInput: AnyObject {
  func openAddContact(output: any AddContactModuleOutput)
}
