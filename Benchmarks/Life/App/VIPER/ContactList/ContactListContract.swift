import ContactsDomain

/// What the presenter has the view show.
protocol ContactListView: AnyObject {
  func show(title: String)
  func setAddEnabled(_ isEnabled: Bool)
  func showRows()
  func showInsertedRow(at index: Int)
  func showDeletedRow(at index: Int)
  func showChangedRow(at index: Int)
  func show(placeholder: String)
  func show(failure: String)
  func hidePlaceholder()
  func showRetryAlert(title: String, message: String)
  func showDeletionQuestion(title: String, message: String, forRowAt index: Int)
  func showAlert(title: String, message: String)
}

/// What the view tells and asks the presenter.
protocol ContactListPresentation {
  var numberOfRows: Int { get }
  func row(at index: Int) -> ContactRow
  func firstRow(beginningWith text: String) -> Int?
  func viewDidLoad()
  func addTapped()
  func rowSelected(at index: Int)
  func starTapped(at index: Int)
  func deleteTapped(at index: Int)
  func deletionConfirmed(at index: Int)
  func retryTapped()
}

/// The use cases of the contacts screen.
///
/// What they do they report to their output. The two questions are answered at once, since a table that shows twenty
/// rows of a million asks for each when it needs it: to word and report them all, each load would walk through them.
protocol ContactListUseCases {
  var nameStyle: NameStyle { get }
  func contact(at index: Int) -> Contact
  func firstRow(beginningWith text: String) -> Int?
  func loadContacts()
  func toggleFavourite(at index: Int)
  func deleteContact(at index: Int)
}

/// What the use cases report back, and what became of the contacts elsewhere.
protocol ContactListUseCasesOutput: AnyObject {
  func contactsLoaded(count: Int)
  func contactsNotLoaded(_ failure: StorageFailure)
  func contactInserted(at index: Int, count: Int)
  func contactMoved()
  func starChanged(at index: Int)
  func starNotSaved(_ failure: StorageFailure)
  func contactRemoved(at index: Int, count: Int)
  func contactNotDeleted(_ failure: StorageFailure)
}

/// Where the contacts screen leads.
protocol ContactListRouting {
  func showAddContact()
  func showContactDetail(_ input: ContactDetailInput)
}
