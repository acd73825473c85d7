import ContactsDomain

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
  func contactAdded(_ contact: Contact)
  func contactNotAdded(_ error: ContactError)
}

/// Where the use case stores a contact.
protocol AddContactDataManaging {
  func add(_ name: PersonName) throws(ContactError) -> Contact
}

/// Where the Add screen leads: back.
protocol AddContactWireframing {
  func dismiss()
}

/// What the module reports to the one that opened it.
protocol AddContactDelegate: AnyObject {
  func addContactDidAdd(_ contact: Contact)
  func addContactDidCancel()
}
