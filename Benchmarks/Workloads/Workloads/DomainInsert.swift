import COrderStatisticTree
import CommandLineKit
import ContactsDomain
import Measurement

extension Workload {
  package static let domainInsert = Workload(
    .domainInsert
  ) { _, fixture in
    let lists = inserting(fixture, "SortedList", { ListInsertion($0) })
    let tree = WorkloadEntry(name: "pbds") { inserting(fixture, { TreeInsertion($0) }) }
    return order_statistic_tree_is_available() ? lists + [tree] : lists
  }

  /// The lists that `make` makes, and again as the control: each participant has lists of its own.
  static func inserting(
    _ fixture: Fixture, _ name: String, _ make: @escaping ([Contact]) -> any InsertionSubject
  ) -> [WorkloadEntry] {
    [name, ReferenceParticipant.again(name)].map { name in
      WorkloadEntry(name: name) { inserting(fixture, make) }
    }
  }

  /// Inserting into as many lists as it takes for a sample to have enough to time.
  ///
  /// Lists and trees are made from the same contacts in order, as at the launch of an app: the order in which contacts
  /// are inserted decides where they lie in memory, and so how fast they are read.
  private static func inserting(
    _ fixture: Fixture, _ make: @escaping ([Contact]) -> any InsertionSubject
  ) -> WorkloadRun {
    let arrivals = zip(1..., fixture.stored).map { Contact(id: .init(rawValue: $0), name: $1) }
    let stored = Array(SortedList(arrivals))
    let plan = InsertionPlan(size: stored.count)
    var subjects: [any InsertionSubject] = []
    var next = 0
    return WorkloadRun(operations: plan.insertions) {
      if subjects.allSatisfy({ $0.count + plan.perList > stored.count + plan.growth }) {
        subjects = (0..<plan.lists).map { _ in make(stored) }
      }
      let batches = subjects.map { subject in
        let batch = (next..<next + plan.perList).map { index in
          let draft = fixture.added[index % fixture.added.count]
          return Contact(
            id: .init(rawValue: Int64(stored.count + 1 + index)),
            name: PersonName(first: draft.firstName, last: draft.lastName))
        }
        next += plan.perList
        return subject.preparedInsertion(of: batch)
      }
      return { for insert in batches { insert() } }
    } verify: {
      for subject in subjects
      where !(stored.count...stored.count + plan.growth).contains(subject.count) {
        throw CommandFailure.unavailable("inserting into \(stored.count) led to \(subject.count)")
      }
    }
  }
}

/// How many contacts are inserted into how many lists for one sample.
struct InsertionPlan {
  /// How far each list may grow while it counts as one of its size.
  let growth: Int
  let lists: Int
  let perList: Int

  var insertions: Int { lists * perList }

  init(size: Int) {
    growth = max(1, size / 10)
    if size > Self.largestInCache {
      lists = max(1, min(4, 2_000_000 / size))
      perList = 3 * Self.wanted / lists
    } else {
      perList = min(growth, Self.wanted)
      lists = Self.wanted / perList
    }
  }

  /// Some 100 µs of insertions.
  private static let wanted = 400
  /// A longer list's time is mostly that of its memory, which differs from place to place: there a sample has more
  /// insertions, and several lists.
  private static let largestInCache = 50_000
}

/// A sorted list that contacts are inserted into, with nothing around it.
nonisolated protocol InsertionSubject: AnyObject {
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
