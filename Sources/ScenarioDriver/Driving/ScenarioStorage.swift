package import ContactsDomain

/// Where a scenario's contacts are kept while it runs.
package protocol ScenarioStorage: AnyObject {
  /// Opens what is stored, in the condition that it is in.
  func makeRepository() -> any ContactRepository

  /// Stores contacts before the app is there, all of them or none. Throws `StorageFailure`.
  func give(_ names: some Sequence<PersonName>) throws(StorageFailure)

  /// Changes the condition; nobody has a repository of this storage at that moment. Throws `StorageFailure`.
  func become(_ condition: StorageCondition) throws(StorageFailure)
}

/// Storage that ends with its scenario, and refuses in each condition as a database would.
package final class InMemoryScenarioStorage: ScenarioStorage {
  private let memory = InMemoryContactRepository()
  private var condition = StorageCondition.available

  package init() {}

  package func makeRepository() -> any ContactRepository {
    switch condition {
    case .available: memory
    case .readOnly: RefusingRepository(change: .readOnly, of: memory)
    case .locked: RefusingRepository(load: .locked, change: .locked, of: memory)
    }
  }

  package func give(_ names: some Sequence<PersonName>) throws(StorageFailure) {
    memory.add(contentsOf: names)
  }

  package func become(_ condition: StorageCondition) throws(StorageFailure) {
    self.condition = condition
  }
}

/// A repository that refuses, always for the same reason.
private final class RefusingRepository: ContactRepository {
  private let load: StorageFailure.Reason?
  private let change: StorageFailure.Reason
  private let repository: any ContactRepository

  init(
    load: StorageFailure.Reason? = nil, change: StorageFailure.Reason, of repository: any ContactRepository
  ) {
    self.load = load
    self.change = change
    self.repository = repository
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    if let load { throw StorageFailure(load) }
    return try repository.contacts()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    throw .saveFailed(StorageFailure(change))
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    throw StorageFailure(change)
  }
}
