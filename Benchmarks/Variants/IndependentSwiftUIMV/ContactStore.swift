import ContactsDomain
import ContactsRows
import Observation

/// The contacts of the app, which all screens share: what is in memory follows what has been stored.
@Observable
final class ContactStore {
  /// The contacts in their order; nil until they have been loaded.
  private(set) var contacts: ContactRows?
  private let repository: any ContactRepository

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  func load() throws(StorageFailure) {
    contacts = ContactRows(try repository.contacts())
  }

  /// Stores a contact of the name that was typed, and puts it into its place among the others.
  func add(_ draft: ContactDraft) throws(ContactError) -> Contact {
    let contact = try repository.add(draft.validated())
    contacts?.insert(contact)
    return contact
  }
}
