import ContactsDomain

/// A contact, ready to be shown in a row.
struct ContactRow {
  fileprivate let contact: Contact

  init(_ contact: Contact) {
    self.contact = contact
  }

  var fullName: String {
    "\(contact.name.first) \(contact.name.last)"
  }
}

/// The rows of the list, for the view to hold.
///
/// Each is worded when it is shown, and a new one finds its place as fast as in the interactor's list: to make a million
/// rows ahead, or to move half of them for one, would be felt.
struct ContactRows {
  private var contacts: SortedList<Contact>

  init(_ contacts: SortedList<Contact> = SortedList()) {
    self.contacts = contacts
  }

  var count: Int {
    contacts.count
  }

  subscript(index: Int) -> ContactRow {
    ContactRow(contacts[index])
  }

  func firstRow(beginningWith text: String) -> Int? {
    contacts.firstRow(beginningWith: text)
  }

  /// Puts the row where the order of the contacts has it, which is where the interactor has put its contact.
  mutating func insert(_ row: ContactRow) {
    _ = contacts.insert(row.contact)
  }
}
