import ContactsDomain

/// What the scene is opened with: the group, in a type that a router can pass on without knowing the domain.
struct AddMembersInput {
  let group: Group
}

/// What the presenter has the view show.
protocol AddMembersView: AnyObject {
  func show(title: String)
  func showRows()
  func show(placeholder: String)
  func showAlert(title: String, message: String)
}

/// What the view tells and asks the presenter.
protocol AddMembersPresentation {
  var numberOfRows: Int { get }
  func row(at index: Int) -> ContactRow
  func viewDidLoad()
  func cancelTapped()
  func rowSelected(at index: Int)
}

/// The use cases of the Add Members screen.
protocol AddMembersUseCases {
  var nameStyle: NameStyle { get }
  func candidate(at index: Int) -> Contact
  func loadCandidates()
  func addMember(at index: Int)
}

/// What the use cases report back.
protocol AddMembersUseCasesOutput: AnyObject {
  func candidatesLoaded(count: Int)
  func memberAdded()
  func memberNotAdded(_ failure: StorageFailure)
}

/// Where the Add Members screen leads: back.
protocol AddMembersRouting {
  func close()
}
