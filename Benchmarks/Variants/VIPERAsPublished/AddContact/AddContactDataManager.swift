import ContactsDomain

/// The local data of the Add module.
final class AddContactDataManager {
  // MARK: Dependencies

  private let repository: any ContactRepository

  init(repository: any ContactRepository) {
    self.repository = repository
  }
}

// MARK: - AddContactDataManaging

extension AddContactDataManager: AddContactDataManaging {
  func add(_ name: PersonName) throws(ContactError) -> Contact {
    try repository.add(name)
  }
}
