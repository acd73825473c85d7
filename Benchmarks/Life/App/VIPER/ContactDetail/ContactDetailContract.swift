import ContactsDomain

/// What the scene is opened with: the contact, in a type that a router can pass on without knowing the domain.
struct ContactDetailInput {
  let contact: Contact
}

/// What the presenter has the view show.
protocol ContactDetailView: AnyObject {
  func show(title: String)
  func show(firstName: String, lastName: String)
  func show(isFavourite: Bool)
  /// Nil where the contact is in no group.
  func show(groups: String?)
  func showDeletionQuestion(title: String, message: String)
  func showAlert(title: String, message: String)
}

/// What the view tells the presenter.
protocol ContactDetailPresentation {
  func viewDidLoad()
  func editTapped()
  func favouriteSwitched(_ isOn: Bool)
  func deleteTapped()
  func deletionConfirmed()
}

/// The use cases of the contact screen.
protocol ContactDetailUseCases {
  var contact: Contact { get }
  var nameStyle: NameStyle { get }
  func loadContact()
  func setFavourite(_ isFavourite: Bool)
  func deleteContact()
}

/// What the use cases report back, and what became of the contact elsewhere.
protocol ContactDetailUseCasesOutput: AnyObject {
  func contactLoaded(_ contact: Contact)
  func groupsLoaded(_ groups: [Group])
  func starNotSaved(of contact: Contact, _ failure: StorageFailure)
  func contactRemoved()
  func contactNotDeleted(_ failure: StorageFailure)
}

/// Where the contact screen leads.
protocol ContactDetailRouting {
  func showEditContact(_ input: ContactFormInput)
  func close()
}
