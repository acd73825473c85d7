import ContactsDomain

/// The use case of the Add screen: checking a contact and storing it.
final class AddContactInteractor {
  // MARK: Dependencies

  private let dataManager: any AddContactDataManaging
  weak var output: (any AddContactUseCasesOutput)?

  init(dataManager: any AddContactDataManaging) {
    self.dataManager = dataManager
  }
}

// MARK: - AddContactUseCases

extension AddContactInteractor: AddContactUseCases {
  func addContact(firstName: String, lastName: String) {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      let contact = try dataManager.add(draft.validated())
      output?.contactAdded(contact)
    } catch {
      output?.contactNotAdded(error)
    }
  }
}
