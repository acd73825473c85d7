import ContactsDomain

/// Remembers with what the Add screen has ended: a contact, or nil where none was added.
final class FinishSpy {
  private(set) var contacts: [Contact?] = []

  func finish(with contact: Contact?) {
    contacts.append(contact)
  }
}
