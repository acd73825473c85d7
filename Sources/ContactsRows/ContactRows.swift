public import ContactsDomain

/// The contacts in their order, for a screen that is described by values: one that compares the rows that it showed with
/// those that it is to show.
///
/// It is a value like any collection: what holds it before a change still reads the rows of then. But a
/// `SortedList` that is held twice copies its list of leaves at the next insertion, which takes a millisecond at a
/// million contacts. Here all values of one history share their newest rows, and an older one reads past what was changed
/// since, as in H. Baker, "Shallow Binding Makes Functional Arrays Fast" (1991).
///
/// It lies beside the domain and not in an app: what makes it necessary is the toolkit, and it is the same whatever the
/// architecture.
public struct ContactRows {
  @usableFromInline var history: History
  /// How many of the history's changes this value has.
  @usableFromInline var version: Int
  @usableFromInline var length: Int

  /// Runs at each insertion: for whoever follows a tap from outside, where no table is told of a row.
  @TaskLocal package static var insertionProbe: (@Sendable () -> Void)?

  /// The rows of these contacts.
  public init(_ contacts: SortedList<Contact>) {
    history = History(contacts)
    version = 0
    length = contacts.count
  }

  /// Inserts the contact after all that are equal to it.
  /// - Returns: the row at which it is now.
  @discardableResult
  public mutating func insert(_ contact: Contact) -> Int {
    leaveOlderHistory()
    Self.insertionProbe?()
    let row = history.insert(contact)
    version += 1
    length += 1
    return row
  }

  /// Removes the contact, if it is there.
  public mutating func remove(_ contact: Contact) {
    leaveOlderHistory()
    guard history.remove(contact) else { return }
    version += 1
    length -= 1
  }

  /// A value that others have changed since goes its own way.
  private mutating func leaveOlderHistory() {
    if version != history.changes.count { self = ContactRows(SortedList(self)) }
  }

  /// The row of the first contact whose full name begins with the text, whatever its case and diacritics; nil if none
  /// does.
  public func firstRow(beginningWith text: String) -> Int? {
    if version != history.changes.count { return SortedList(self).firstRow(beginningWith: text) }
    return history.contacts.firstRow(beginningWith: text)
  }

  /// A row that has come or gone, at the time of the change.
  @usableFromInline
  enum Change {
    case inserted(Int)
    case removed(Int, Contact)
  }

  /// The newest rows of a history, and the way back to older ones.
  @usableFromInline
  final class History {
    @usableFromInline var contacts: SortedList<Contact>
    @usableFromInline var changes: [Change] = []

    init(_ contacts: SortedList<Contact>) {
      self.contacts = contacts
    }

    func insert(_ contact: Contact) -> Int {
      let row = contacts.insert(contact)
      changes.append(.inserted(row))
      return row
    }

    /// - Returns: whether it was there.
    func remove(_ contact: Contact) -> Bool {
      guard let row = contacts.row(of: contact) else { return false }
      changes.append(.removed(row, contacts.remove(at: row)))
      return true
    }
  }
}

// Inlinable, so that whoever compares many rows reads each without a call.
extension ContactRows: RandomAccessCollection {
  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { length }

  @inlinable
  public subscript(row: Int) -> Contact {
    precondition(row >= 0 && row < length, "there is no such row")
    var row = row
    for change in history.changes[version...] {
      switch change {
      case .inserted(let place): if row >= place { row += 1 }
      case .removed(let place, let contact):
        if row == place { return contact }
        if row > place { row -= 1 }
      }
    }
    return history.contacts[row]
  }
}
