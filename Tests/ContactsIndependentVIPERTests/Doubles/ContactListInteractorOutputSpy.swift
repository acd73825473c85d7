import ContactsDomain

@testable import ContactsIndependentVIPER

final class ContactListInteractorOutputSpy: ContactListInteractorOutput {
  private(set) var loaded: [[Contact]] = []
  private(set) var failures: [StorageFailure] = []

  func didLoad(_ contacts: SortedList<Contact>) {
    loaded.append(Array(contacts))
  }

  func didFailToLoad(_ failure: StorageFailure) {
    failures.append(failure)
  }
}
