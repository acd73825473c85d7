import ContactsDomain

/// Keeps contacts in memory, and refuses everything for as long as it has a failure.
final class ContactRepositoryStub: ContactRepository {
  var failure: StorageFailure?
  private let memory: InMemoryContactRepository

  init(_ names: PersonName..., failure: StorageFailure? = nil) {
    memory = InMemoryContactRepository(names)
    self.failure = failure
  }

  /// What is stored, whether it can be loaded or not.
  var names: [PersonName] {
    get throws { try memory.contacts().map(\.name) }
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    if let failure { throw failure }
    return try memory.contacts()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    if let failure { throw .saveFailed(failure) }
    return try memory.add(name)
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    if let failure { throw failure }
    try memory.remove(id)
  }
}
