import ContactsDomain
import ContactsRows

/// What the interactors know of storage.
final class ContactDataStore {
  private let repository: any ContactRepository

  init(repository: any ContactRepository) {
    self.repository = repository
  }

  func contacts() throws(StorageFailure) -> ContactRows {
    ContactRows(try repository.contacts())
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    try repository.add(name)
  }
}
