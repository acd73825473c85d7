import ContactsDomain

/// The use case of the Add screen: checking a contact and storing it.
///
/// It gives out the entity, which is plain data that nobody can change; a value of its own for each use case would have
/// the same fields.
final class AddContactInteractor {
  // MARK: Dependencies

  private let store: ContactStore
  weak var output: (any ContactFormUseCasesOutput)?

  init(store: ContactStore) {
    self.store = store
  }
}

// MARK: - ContactFormUseCases

extension AddContactInteractor: ContactFormUseCases {
  func loadDraft() {
    output?.draftLoaded(ContactDraft(), isNew: true)
  }

  func save(firstName: String, lastName: String) {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      try store.add(draft.validated())
      output?.contactSaved()
    } catch {
      output?.contactNotSaved(error)
    }
  }
}
