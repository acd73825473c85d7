import ContactsDomain

/// Words a contact.
struct ContactFormatter {
  func fullName(of contact: Contact) -> String {
    "\(contact.name.first) \(contact.name.last)"
  }
}
