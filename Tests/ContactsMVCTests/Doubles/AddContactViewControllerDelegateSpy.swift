import ContactsDomain

@testable import ContactsMVC

/// Remembers the contacts of which it heard.
final class AddContactViewControllerDelegateSpy: AddContactViewControllerDelegate {
  private(set) var added: [Contact] = []

  func addContactViewController(_ controller: AddContactViewController, didAdd contact: Contact) {
    added.append(contact)
  }
}
