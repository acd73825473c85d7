import ContactsDomain

/// The local data of the contacts module.
final class ContactListDataManager {
  // MARK: Dependencies

  private let repository: any ContactRepository

  init(repository: any ContactRepository) {
    self.repository = repository
  }
}

// MARK: - ContactListDataManaging

extension ContactListDataManager: ContactListDataManaging {
  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    try repository.contacts()
  }
}
