import COrderStatisticTree
import ContactsDomain
import Measurement
import Results

extension Workload {
  package static let domainInsert = Workload(
    id: WorkloadID.domainInsert,
    summary: "Insert a contact into a sorted list and learn its row, with no app around it",
    operation: "contact"
  ) { _, fixture in
    let lists = inserting(fixture, "SortedList", { ListInsertion($0) })
    let tree = WorkloadEntry(name: "pbds") { inserting(fixture, { TreeInsertion($0) }) }
    return order_statistic_tree_is_available() ? lists + [tree] : lists
  }

  /// The lists that `make` makes, and again as the control: each arm has lists of its own.
  static func inserting(
    _ fixture: Fixture, _ name: String, _ make: @escaping ([Contact]) -> any InsertionSubject
  ) -> [WorkloadEntry] {
    [name, ReferenceArm.again(name)].map { name in
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
        throw WorkloadFailure(description: "inserting into \(stored.count) led to \(subject.count)")
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
