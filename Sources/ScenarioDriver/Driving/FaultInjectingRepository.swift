import ContactsDomain

/// The repository that the app is given: it opens storage when it is used, and can be made to refuse.
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

  /// Stores a contact that was there before the app, past any fault.
  func store(_ name: PersonName) throws(ContactError) {
    _ = try openRepository().add(name)
  }

  func contacts() throws(ContactError) -> SortedList<Contact> {
    if takeFault(of: .load) { throw .loadFailed(.unspecified) }
    return try openRepository().contacts()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    if takeFault(of: .save) { throw .saveFailed(.unspecified) }
    return try openRepository().add(name)
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
