import ContactsDomain

@testable import ContactsVIPER

/// Remembers what came of the use cases.
final class ContactListInteractorOutputSpy: ContactListUseCasesOutput {
  private(set) var loadCount = 0
  private(set) var failures: [StorageFailure] = []
  private(set) var insertedRows: [Int] = []

  func contactsLoaded() {
    loadCount += 1
  }

  func contactsNotLoaded(_ failure: StorageFailure) {
    failures.append(failure)
  }

  func contactInserted(at index: Int) {
    insertedRows.append(index)
  }
}
