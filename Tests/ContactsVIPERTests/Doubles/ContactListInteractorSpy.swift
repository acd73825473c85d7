import ContactsDomain

@testable import ContactsVIPER

/// Has the contacts that a test gives it, and remembers what it was asked.
final class ContactListInteractorSpy: ContactListUseCases {
  var contacts: [Contact] = []
  var firstRow: Int?
  private(set) var texts: [String] = []
  private(set) var loadCount = 0
  private(set) var inserted: [Contact] = []

  func contact(at index: Int) -> Contact {
    contacts[index]
  }

  func firstRow(beginningWith text: String) -> Int? {
    texts.append(text)
    return firstRow
  }

  func loadContacts() {
    loadCount += 1
  }

  func insert(_ contact: Contact) {
    inserted.append(contact)
  }
}
