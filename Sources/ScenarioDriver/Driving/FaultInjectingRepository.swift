import ContactsDomain

/// The repository that the app is given: it opens storage when it is used, and can be made to refuse.
///
/// A failure does not tell where the database is: a transcript is the same wherever the contacts are kept.
final class FaultInjectingRepository: ContactRepository {
  private let storage: any ScenarioStorage
  private var repository: (any ContactRepository)?
  private var faults: [StorageOperation: PlannedFaults] = [:]

  init(_ storage: any ScenarioStorage) {
    self.storage = storage
  }

  /// Leaves the repository; the next use opens storage anew. Faults to come stay.
  func close() {
    repository = nil
  }

  /// Has the operation of that number from now fail, or the first one after it that is not to fail already.
  func fail(_ operation: StorageOperation, number: Int) {
    faults[operation, default: PlannedFaults()].plan(number)
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    if takeFault(of: .load) { throw StorageFailure(.unspecified) }
    do throws(StorageFailure) {
      return try openRepository().contacts()
    } catch {
      throw StorageFailure(error.reason)
    }
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    if takeFault(of: .save) { throw .saveFailed(StorageFailure(.unspecified)) }
    do throws(ContactError) {
      return try openRepository().add(name)
    } catch {
      guard case .saveFailed(let failure) = error else { throw error }
      throw .saveFailed(StorageFailure(failure.reason))
    }
  }

  func remove(_ id: Contact.ID) throws(StorageFailure) {
    if takeFault(of: .remove) { throw StorageFailure(.unspecified) }
    do throws(StorageFailure) {
      try openRepository().remove(id)
    } catch {
      throw StorageFailure(error.reason)
    }
  }

  private func openRepository() -> any ContactRepository {
    if let repository { return repository }
    let opened = storage.makeRepository()
    repository = opened
    return opened
  }

  private func takeFault(of operation: StorageOperation) -> Bool {
    faults[operation, default: PlannedFaults()].takeNext()
  }
}

/// Which operations of one kind are to fail, counted from the start.
private struct PlannedFaults {
  private var past = 0
  private var numbers: Set<Int> = []

  /// Plans one more fault: the operation of that number from now, or the first free one after it.
  mutating func plan(_ number: Int) {
    var number = past + number
    while numbers.contains(number) { number += 1 }
    numbers.insert(number)
  }

  /// Counts one operation and tells whether it is to fail.
  mutating func takeNext() -> Bool {
    past += 1
    return numbers.remove(past) != nil
  }
}
