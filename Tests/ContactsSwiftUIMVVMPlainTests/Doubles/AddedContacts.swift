import ContactsDomain

/// Remembers the contacts that the Add screen has added.
final class AddedContacts {
  private(set) var contacts: [Contact] = []

  func add(_ contact: Contact) {
    contacts.append(contact)
  }
}
