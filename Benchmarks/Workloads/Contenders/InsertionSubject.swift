import ContactsDomain

/// A sorted list that contacts are inserted into, with nothing around it.
nonisolated protocol InsertionSubject: AnyObject {
  /// How many contacts it has.
  var count: Int { get }
  /// The row of the contact that was inserted last.
  var insertedRow: Int { get }
  /// Takes what it needs from the contacts, and returns what inserts them one after the other.
  func preparedInsertion(of contacts: [Contact]) -> () -> Void
}

/// Inserts into the domain's list.
nonisolated final class ListInsertion: InsertionSubject {
  private(set) var contacts: SortedList<Contact>
  private(set) var insertedRow = 0

  init(_ contacts: [Contact]) {
    self.contacts = SortedList(contacts)
  }

  var count: Int { contacts.count }

  func preparedInsertion(of contacts: [Contact]) -> () -> Void {
    { [self] in
      for contact in contacts { insertedRow = self.contacts.insert(contact) }
    }
  }
}
