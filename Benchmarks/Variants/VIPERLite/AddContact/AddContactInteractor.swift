import ContactsDomain

/// The use case of the Add screen.
protocol AddContactUseCases {
  func addContact(firstName: String, lastName: String) throws(ContactError) -> Contact
}

/// Checks a contact and stores it.
final class AddContactInteractor {
  // MARK: Dependencies

  private let repository: any ContactRepository

  init(repository: any ContactRepository) {
    self.repository = repository
  }
}

// MARK: - AddContactUseCases

extension AddContactInteractor: AddContactUseCases {
  func addContact(firstName: String, lastName: String) throws(ContactError) -> Contact {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    return try repository.add(draft.validated())
  }
}
