import ContactsDomain

/// What the form is opened with to rename a group: in a type that a router can pass on without knowing the domain.
struct GroupFormInput {
  let group: Group
}

/// What the presenter has the view show.
protocol GroupFormView: AnyObject {
  func show(title: String)
  func show(name: String)
  func showAlert(title: String, message: String)
}

/// What the view tells the presenter.
protocol GroupFormPresentation {
  func viewDidLoad()
  func cancelTapped()
  func doneTapped(name: String)
}

/// The use case of the form: adding a group, or renaming one.
protocol GroupFormUseCases {
  func loadDraft()
  func save(name: String)
}

/// What the use case reports back.
protocol GroupFormUseCasesOutput: AnyObject {
  func draftLoaded(_ draft: GroupDraft, isNew: Bool)
  /// The group is stored as it was typed.
  func groupSaved()
  func groupNotSaved(_ error: GroupError)
}

/// Where the form leads: back.
protocol GroupFormRouting {
  func close()
}
