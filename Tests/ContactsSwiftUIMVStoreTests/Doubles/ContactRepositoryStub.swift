import ContactsDomain

/// Holds the contacts that a test gives it, and fails to load, to save or to remove for as long as the test says so.
final class ContactRepositoryStub: ContactRepository {
  var loadFailure: StorageFailure?
  var saveFailure: StorageFailure?
  var removeFailure: StorageFailure?
  private(set) var stored: [Contact]
  private var arrivals: Int64

  init(_ stored: [Contact] = []) {
    self.stored = stored
    arrivals = stored.map(\.id.rawValue).max() ?? 0
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    if let loadFailure { throw loadFailure }
    return SortedList(stored)
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    if let saveFailure { throw .saveFailed(saveFailure) }
    arrivals += 1
    let contact = Contact(id: Contact.ID(rawValue: arrivals), name: name)
    stored.append(contact)
    return contact
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    if let removeFailure { throw removeFailure }
    stored.removeAll { $0.id == id }
  }
}
