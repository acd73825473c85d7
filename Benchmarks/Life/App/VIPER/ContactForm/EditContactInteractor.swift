import ContactsDomain

/// The use case of the Edit screen: checking a contact's new name and storing it.
final class EditContactInteractor {
  // MARK: Dependencies

  private let contact: Contact
  private let store: ContactStore
  weak var output: (any ContactFormUseCasesOutput)?

  init(contact: Contact, store: ContactStore) {
    self.contact = contact
    self.store = store
  }
}

// MARK: - ContactFormUseCases

extension EditContactInteractor: ContactFormUseCases {
  func loadDraft() {
    output?.draftLoaded(ContactDraft(name: contact.name), isNew: false)
  }

  func save(firstName: String, lastName: String) {
    let draft = ContactDraft(firstName: firstName, lastName: lastName)
    do throws(ContactError) {
      let name = try draft.validated()
      if name != contact.name { try store.rename(contact, to: name) }
      output?.contactSaved()
    } catch {
      output?.contactNotSaved(error)
    }
  }
}
