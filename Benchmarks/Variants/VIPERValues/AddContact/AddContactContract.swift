/// What the presenter has the view show.
protocol AddContactView: AnyObject {
  func show(title: String)
  func showAlert(title: String, message: String)
}

/// What the view tells the presenter.
protocol AddContactPresentation {
  func viewDidLoad()
  func cancelTapped()
  func doneTapped(firstName: String, lastName: String)
}

/// The use case of the Add screen.
protocol AddContactUseCases {
  func addContact(firstName: String, lastName: String)
}

/// What the use case reports back.
protocol AddContactUseCasesOutput: AnyObject {
  func contactAdded(_ contact: AddedContact)
  func contactNotAdded(_ problem: AddContactProblem)
}

/// What the use case says of a contact that it has stored.
struct AddedContact {
  let id: Int64
  let firstName: String
  let lastName: String
}

/// Why the use case did not store a contact.
enum AddContactProblem {
  case missingName
  case controlCharacter
  case tooLong(limit: Int)
  case saveFailed(explanation: String)
}

/// Where the Add screen leads: back.
protocol AddContactRouting {
  func close()
}

/// What the scene reports to the one that opened it.
protocol AddContactDelegate: AnyObject {
  func addContactDidAdd(_ contact: AddedContact)
}
