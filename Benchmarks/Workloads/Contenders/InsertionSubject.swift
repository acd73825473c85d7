import COrderStatisticTree
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

/// Inserts the sort keys into the red-black tree with order statistics of the GNU C++ library.
///
/// What it stores is less than a contact: the key, whose bytes are copied before, and the id.
nonisolated final class TreeInsertion: InsertionSubject {
  private let tree: OpaquePointer?
  private(set) var count = 0
  private(set) var insertedRow = 0

  init(_ contacts: [Contact]) {
    tree = order_statistic_tree_create()
    for contact in contacts { insert(TreeKey(contact)) }
  }

  deinit {
    order_statistic_tree_destroy(tree)
  }

  func preparedInsertion(of contacts: [Contact]) -> () -> Void {
    let keys = contacts.map { TreeKey($0) }
    return { [self] in
      for key in keys { insert(key) }
    }
  }

  private func insert(_ key: TreeKey) {
    guard let tree, let key = key.pointer else { return }
    insertedRow = order_statistic_tree_insert(tree, key)
    count += 1
  }
}

/// A contact's sort key as the tree takes it.
private nonisolated final class TreeKey {
  let pointer: OpaquePointer?

  init(_ contact: Contact) {
    let bytes = Array(contact.name.sortKey.folded.utf8)
    // The first eight bytes, in the order of their significance; zeros where there are fewer.
    let prefix = (0..<8).reduce(UInt64(0)) { $0 << 8 | UInt64($1 < bytes.count ? bytes[$1] : 0) }
    pointer = bytes.withUnsafeBufferPointer {
      order_statistic_key_create(prefix, $0.baseAddress, $0.count, contact.id.rawValue)
    }
  }

  deinit {
    order_statistic_key_destroy(pointer)
  }
}
