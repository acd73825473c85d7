@testable import ContactsIndependentVIPER

final class ContactListInteractorSpy: ContactListInteractorInput {
  private(set) var loadCount = 0

  func loadContacts() {
    loadCount += 1
  }
}
