import ContactsDomain
import ContactsRows
import Observation

/// The contacts of the app: loads and stores them, and keeps them in their order. Every view that reads it follows it.
@Observable
final class ContactStore {
  private let repository: any ContactRepository

  /// The contacts, nil as long as they have not been loaded.
  private(set) var contacts: ContactRows?
  /// The contact that was stored last.
  private(set) var addedContactID: Contact.ID?

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  func load() throws(StorageFailure) {
    contacts = ContactRows(try repository.contacts())
  }

  func add(_ draft: ContactDraft) throws(ContactError) {
    let contact = try repository.add(draft.validated())
    contacts?.insert(contact)
    addedContactID = contact.id
  }
}
