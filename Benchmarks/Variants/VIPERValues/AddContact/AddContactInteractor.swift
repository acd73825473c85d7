import ContactsDomain

/// The use case of the Add screen: checking a contact and storing it.
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
      output?.contactAdded(AddedContact(contact))
    } catch {
      output?.contactNotAdded(AddContactProblem(error))
    }
  }
}

// MARK: - Values

extension AddedContact {
  fileprivate init(_ contact: Contact) {
    self.init(id: contact.id.rawValue, firstName: contact.name.first, lastName: contact.name.last)
  }
}

extension AddContactProblem {
  fileprivate init(_ error: ContactError) {
    self =
      switch error {
      case .missing: .missingName
      case .controlCharacter: .controlCharacter
      case .tooLong: .tooLong(limit: ContactDraft.lengthLimit)
      case .saveFailed(let failure): .saveFailed(explanation: failure.explanation)
      }
  }
}
