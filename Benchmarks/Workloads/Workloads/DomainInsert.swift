import COrderStatisticTree
import ContactsDomain
import Measurement

extension Workload {
  public static let domainInsert = Workload(
    id: "domain-insert",
    summary: "Insert a contact into a sorted list and learn its row, with no app around it",
    operation: "contact"
  ) { _, fixture in
    let lists = [listName, Baseline.again(listName)].map { name in
      WorkloadEntry(name: name) { inserting(fixture, into: { ListInsertion($0) }) }
    }
    let tree = WorkloadEntry(name: "pbds") { inserting(fixture, into: { TreeInsertion($0) }) }
    return order_statistic_tree_is_available() ? lists + [tree] : lists
  }

  private static let listName = "SortedList"

  private static func inserting(
    _ fixture: Fixture, into make: @escaping ([Contact]) -> any InsertionSubject
  ) -> WorkloadRun {
    let growth = Growth(size: fixture.stored.count)
    let stored = zip(1..., fixture.stored).map { Contact(id: .init(rawValue: $0), name: $1) }
    var subject = make(stored)
    var next = 0
    return WorkloadRun(operations: growth.batch) {
      if subject.count + growth.batch > stored.count + growth.limit { subject = make(stored) }
      let batch = (next..<next + growth.batch).map { index in
        let draft = fixture.added[index % fixture.added.count]
        return Contact(
          id: .init(rawValue: Int64(stored.count + 1 + index)),
          name: PersonName(first: draft.firstName, last: draft.lastName))
      }
      next += growth.batch
      return subject.preparedInsertion(of: batch)
    } verify: {
      guard (stored.count...stored.count + growth.limit).contains(subject.count) else {
        throw WorkloadFailure(description: "inserting into \(stored.count) led to \(subject.count)")
      }
    }
  }
}
