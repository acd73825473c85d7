import ContactsDomain

/// A repository that can be made to refuse.
final class FaultInjectingRepository: ContactRepository {
  private let makeRepository: () -> any ContactRepository
  private var repository: any ContactRepository
  private var failingNext: [StorageOperation: Int] = [:]

  init(_ makeRepository: @escaping () -> any ContactRepository) {
    self.makeRepository = makeRepository
    repository = makeRepository()
  }

  /// Leaves the repository for another one on the same storage; faults to come stay.
  func reopen() {
    repository = makeRepository()
  }

  /// Has one more of the operations to come fail: the next one, then the one after it.
  func failNext(_ operation: StorageOperation) {
    failingNext[operation, default: 0] += 1
  }

  /// Stores a contact that was there before the app, past any fault.
  func store(_ name: PersonName) throws(ContactError) {
    _ = try repository.add(name)
  }

  func contacts() throws(ContactError) -> SortedList<Contact> {
    if fails(.load) { throw .loadFailed(.unspecified) }
    return try repository.contacts()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    if fails(.save) { throw .saveFailed(.unspecified) }
    return try repository.add(name)
  }

  private func fails(_ operation: StorageOperation) -> Bool {
    guard let count = failingNext[operation], count > 0 else { return false }
    failingNext[operation] = count - 1
    return true
  }
}
