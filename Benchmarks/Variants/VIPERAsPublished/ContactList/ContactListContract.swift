import ContactsDomain

/// What the presenter has the view show.
protocol ContactListView: AnyObject {
  func show(title: String)
  func show(rows: [ContactRow])
  func insert(_ row: ContactRow, at index: Int)
  func show(placeholder: String)
  func show(failure: String)
  func hidePlaceholder()
  func setAddEnabled(_ isEnabled: Bool)
  func setIndexedRow(_ row: Int?)
  func showAlert(title: String, message: String)
}

/// What the view tells the presenter.
protocol ContactListPresentation {
  func viewDidLoad()
  func addTapped()
  func retryTapped()
  func indexTitleTyped(_ title: String)
}

/// The use cases of the contacts screen.
protocol ContactListUseCases {
  func loadContacts()
  func insert(_ contact: Contact)
  func findFirstContact(beginningWith text: String)
}

/// What the use cases report back.
protocol ContactListUseCasesOutput: AnyObject {
  func contactsLoaded(_ contacts: SortedList<Contact>)
  func contactsNotLoaded(_ failure: StorageFailure)
  func contactInserted(_ contact: Contact, at index: Int)
  func firstContactFound(at index: Int?)
}

/// Where the use cases get the contacts from.
protocol ContactListDataManaging {
  func contacts() throws(StorageFailure) -> SortedList<Contact>
}

/// Where the contacts screen leads.
protocol ContactListWireframing {
  func presentAddContact(delegate: any AddContactDelegate)
}
