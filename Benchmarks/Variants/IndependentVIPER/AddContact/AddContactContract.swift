import ContactsDomain

/// What the scene tells whoever opened it.
protocol AddContactModuleOutput: AnyObject {
  func didAdd(_ contact: Contact)
}

/// What the presenter has the view show.
protocol AddContactViewInput: AnyObject {
  func showAlert(title: String, message: String)
}

/// What the view tells the presenter.
protocol AddContactViewOutput: AnyObject {
  func didTapCancel()
  func didTapDone(firstName: String, lastName: String)
}

protocol AddContactInteractorInput: AnyObject {
  func addContact(_ draft: ContactDraft)
}

protocol AddContactInteractorOutput: AnyObject {
  func didAdd(_ contact: Contact)
  func didFailToAdd(_ error: ContactError)
}

protocol AddContactRouterInput: AnyObject {
  func close()
}
