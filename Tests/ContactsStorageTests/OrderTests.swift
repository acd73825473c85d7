import ContactsDomain
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("The order of the rows")
struct OrderTests {
  let folder: TestFolder
  let repository: SQLiteContactRepository
  let database: ContactDatabase

  init() throws {
    folder = try TestFolder()
    repository = folder.repository()
    try repository.open()
    database = try #require(repository.database)
  }

  @Test("comes from the index alone, without sorting and without visiting the table")
  func queryPlan() throws {
    let plan = try SQLiteStatement(
      "EXPLAIN QUERY PLAN " + ContactDatabase.selection, on: database.connection)
    var details: [String] = []
    while try plan.step() { details.append(plan.text(at: 3)) }
    #expect(details == ["SCAN contacts USING COVERING INDEX contacts_in_order"])
  }

  @Test("is the domain's, whatever the names", arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func property(seed: UInt64) throws {
    var generator = SeededNames(seed: seed)
    var list = SortedList<Contact>()
    try database.connection.transaction { () throws(StorageFailure) in
      for name in generator.names(1_000) { _ = list.insert(try database.add(name)) }
    }
    #expect(try database.contacts() == Array(list))
    #expect(Set(list.map(\.name.sortKey)).count < list.count)
  }

  @Test("puts what sorts alike by exact name, then by arrival, wherever the name is split")
  func ties() throws {
    let names = [
      ("b", "A"), ("B", "a"), ("a b", "c"), ("a", "b c"), ("a b", "c"), ("b", "a"), ("é", "x"), ("e", "x"),
    ]
    var list = SortedList<Contact>()
    for (first, last) in names {
      _ = list.insert(try database.add(PersonName(first: first, last: last)))
    }
    #expect(try database.contacts() == Array(list))
  }

  @Test("is the domain's even for names that nobody could type")
  func unnormalised() throws {
    let names = ["e\u{301}", "é", "a\u{327}\u{301}", "a\u{301}\u{327}", "\0", "a\0", "a"]
    for name in names { _ = try repository.add(PersonName(first: name, last: "x")) }
    let contacts = try repository.contacts()
    #expect(Array(contacts) == contacts.sorted())
    #expect(contacts.count == names.count)
  }

  @Test("is the domain's where the stored keys are from other Unicode data")
  func staleKeys() throws {
    for name in ["Ada", "Bob", "Cid", "Dan"] { _ = try repository.add(PersonName(first: name, last: "x")) }
    try database.connection.execute("UPDATE contacts SET sort_key = randomblob(4)")
    #expect(try folder.repository().contacts().map(\.name.first) == ["Ada", "Bob", "Cid", "Dan"])
  }
}
