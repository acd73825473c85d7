import ContactsDomain

@testable import ContactsIndependentMVC

final class AddContactDelegateSpy: AddContactViewControllerDelegate {
  private(set) var addedContacts: [Contact] = []
  private(set) var cancelCount = 0

  func addContactViewController(_ controller: AddContactViewController, didAdd contact: Contact) {
    addedContacts.append(contact)
  }

  func addContactViewControllerDidCancel(_ controller: AddContactViewController) {
    cancelCount += 1
  }
}
