import ContactsDomain
import ContactsRows

/// What the interactors know of storage.
final class ContactDataStore {
  private let repository: any ContactRepository
  /// The contact that was stored last.
  private(set) var addedContactID: Contact.ID?

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  func contacts() throws(StorageFailure) -> ContactRows {
    ContactRows(try repository.contacts())
  }

  func add(_ name: PersonName) throws(ContactError) {
    let contact = try repository.add(name)
    addedContactID = contact.id
  }
}
