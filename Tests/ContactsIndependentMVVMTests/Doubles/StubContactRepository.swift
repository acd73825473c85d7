import ContactsDomain

/// Keeps contacts in the order of their arrival, and refuses what a test has it refuse.
final class StubContactRepository: ContactRepository {
  var loadFailure: StorageFailure?
  var saveFailure: StorageFailure?
  private var arrivals: [Contact]

  init(_ names: PersonName...) {
    arrivals = names.enumerated().map { Contact($1, arrival: $0) }
  }

  var names: [PersonName] { arrivals.map(\.name) }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    if let loadFailure { throw loadFailure }
    return SortedList(arrivals)
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    if let saveFailure { throw .saveFailed(saveFailure) }
    let contact = Contact(name, arrival: arrivals.count)
    arrivals.append(contact)
    return contact
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    arrivals.removeAll { $0.id == id }
  }
}
