import ContactsDomain

@testable import ContactsVIPER

/// Remembers the contacts of which it heard.
final class AddContactDelegateSpy: AddContactDelegate {
  private(set) var added: [Contact] = []

  func addContactDidAdd(_ contact: Contact) {
    added.append(contact)
  }
}
