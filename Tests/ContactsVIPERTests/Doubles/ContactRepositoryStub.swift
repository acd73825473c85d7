import ContactsDomain

/// Holds the contacts that a test gives it, and fails to load or to save for as long as the test says so.
final class ContactRepositoryStub: ContactRepository {
  var loadFailure: StorageFailure?
  var saveFailure: StorageFailure?
  private(set) var stored: [Contact]

  init(_ stored: [Contact] = []) {
    self.stored = stored
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    if let loadFailure { throw loadFailure }
    return SortedList(stored)
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    if let saveFailure { throw .saveFailed(saveFailure) }
    let contact = Contact(id: Contact.ID(rawValue: Int64(stored.count + 1)), name: name)
    stored.append(contact)
    return contact
  }
}
