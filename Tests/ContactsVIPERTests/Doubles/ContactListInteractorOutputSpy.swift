import ContactsDomain

@testable import ContactsVIPER

/// Remembers what came of the use cases.
final class ContactListInteractorOutputSpy: ContactListUseCasesOutput {
  private(set) var loadCount = 0
  private(set) var failures: [StorageFailure] = []
  private(set) var insertedRows: [Int] = []
  /// How many contacts there were each time.
  private(set) var counts: [Int] = []

  func contactsLoaded(count: Int) {
    loadCount += 1
    counts.append(count)
  }

  func contactsNotLoaded(_ failure: StorageFailure) {
    failures.append(failure)
  }

  func contactInserted(at index: Int, count: Int) {
    insertedRows.append(index)
    counts.append(count)
  }
}
