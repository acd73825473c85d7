import ContactsDomain

/// What the form is opened with to edit a contact: in a type that a router can pass on without knowing the domain.
struct ContactFormInput {
  let contact: Contact
}

/// What the presenter has the view show.
protocol ContactFormView: AnyObject {
  func show(title: String)
  func show(firstName: String, lastName: String)
  func showAlert(title: String, message: String)
}

/// What the view tells the presenter.
protocol ContactFormPresentation {
  func viewDidLoad()
  func cancelTapped()
  func doneTapped(firstName: String, lastName: String)
}

/// The use case of the form: adding a contact, or editing one.
protocol ContactFormUseCases {
  func loadDraft()
  func save(firstName: String, lastName: String)
}

/// What the use case reports back.
protocol ContactFormUseCasesOutput: AnyObject {
  func draftLoaded(_ draft: ContactDraft, isNew: Bool)
  /// The contact is stored as it was typed.
  func contactSaved()
  func contactNotSaved(_ error: ContactError)
}

/// Where the form leads: back.
protocol ContactFormRouting {
  func close()
}
