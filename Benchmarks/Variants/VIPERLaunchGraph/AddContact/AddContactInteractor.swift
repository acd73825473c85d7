import ContactsDomain

/// The use case of the Add screen: checking a contact and storing it.
///
/// It gives out the entity, which is plain data that nobody can change; a value of its own for each use case would have
/// the same fields.
final class AddContactInteractor {
  // MARK: Dependencies

  private let repository: any ContactRepository
  weak var output: (any AddContactUseCasesOutput)?

  init(repository: any ContactRepository) {
    self.repository = repository
  }
}

// MARK: - AddContactUseCases

extension AddContactInteractor: AddContactUseCases {
  func addContact(firstName: String, lastName: String) {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      let contact = try repository.add(draft.validated())
      output?.contactAdded(contact)
    } catch {
      output?.contactNotAdded(error)
    }
  }
}
