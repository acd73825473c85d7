import ContactsDomain

/// What the scene is opened with: the group, in a type that a router can pass on without knowing the domain.
struct GroupDetailInput {
  let group: Group
}

/// What the presenter has the view show.
protocol GroupDetailView: AnyObject {
  func show(title: String)
  func showRows()
  func showInsertedRow(at index: Int)
  func showDeletedRow(at index: Int)
  func show(placeholder: String)
  func hidePlaceholder()
  func showAlert(title: String, message: String)
}

/// What the view tells and asks the presenter.
protocol GroupDetailPresentation {
  var numberOfRows: Int { get }
  func row(at index: Int) -> ContactRow
  func viewDidLoad()
  func renameTapped()
  func addTapped()
  func rowSelected(at index: Int)
  func deleteTapped(at index: Int)
}

/// The use cases of the group screen.
protocol GroupDetailUseCases {
  var group: Group { get }
  var nameStyle: NameStyle { get }
  func member(at index: Int) -> Contact
  func loadMembers()
  func removeMember(at index: Int)
}

/// What the use cases report back, and what became of the group and its members elsewhere.
protocol GroupDetailUseCasesOutput: AnyObject {
  func groupRenamed(_ group: Group)
  func membersLoaded(count: Int)
  func memberInserted(at index: Int, count: Int)
  func memberRemoved(at index: Int, count: Int)
  func memberNotRemoved(_ failure: StorageFailure)
}

/// Where the group screen leads.
protocol GroupDetailRouting {
  func showRenameGroup(_ input: GroupFormInput)
  func showAddMembers(_ input: AddMembersInput)
  func showContactDetail(_ input: ContactDetailInput)
}
