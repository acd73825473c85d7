import ContactsDomain

/// Contacts in memory, which are not loaded or not saved for as long as there is a failure.
final class StubContactRepository: ContactRepository {
  var loadFailure: StorageFailure?
  var saveFailure: StorageFailure?
  private let storage = InMemoryContactRepository()

  /// The names that are stored, in the order of the list.
  var names: [PersonName] {
    get throws { try storage.contacts().map(\.name) }
  }

  func add(contentsOf names: [PersonName]) {
    storage.add(contentsOf: names)
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    if let loadFailure { throw loadFailure }
    return try storage.contacts()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    if let saveFailure { throw .saveFailed(saveFailure) }
    return try storage.add(name)
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    try storage.remove(id)
  }
}
