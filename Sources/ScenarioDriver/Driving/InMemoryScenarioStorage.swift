public import ContactsDomain

/// Storage that ends with its scenario, and refuses in each condition as a database would.
public final class InMemoryScenarioStorage: ScenarioStorage {
  private let memory = InMemoryContactRepository()
  private var condition = StorageCondition.available

  public init() {}

  public func makeRepository() -> any ContactRepository {
    switch condition {
    case .available: memory
    case .readOnly: RefusingRepository(save: .readOnly, of: memory)
    case .locked: RefusingRepository(load: .locked, save: .locked, of: memory)
    }
  }

  public func become(_ condition: StorageCondition) throws(StorageFailure) {
    self.condition = condition
  }
}

/// A repository that refuses, always for the same reason.
private final class RefusingRepository: ContactRepository {
  private let load: StorageFailure?
  private let save: StorageFailure
  private let repository: any ContactRepository

  init(load: StorageFailure? = nil, save: StorageFailure, of repository: any ContactRepository) {
    self.load = load
    self.save = save
    self.repository = repository
  }

  func contacts() throws(ContactError) -> SortedList<Contact> {
    if let load { throw .loadFailed(load) }
    return try repository.contacts()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    throw .saveFailed(save)
  }
}
