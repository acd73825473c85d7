import ContactsDomain
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("A row that another program put there is shown, and does no harm")
struct StrangeRowTests {
  let folder: TestFolder
  let repository: SQLiteContactRepository
  let other: SQLiteConnection

  init() throws {
    folder = try TestFolder()
    repository = folder.repository()
    try repository.open()
    other = try folder.connection()
  }

  @Test(
    arguments: [
      ("'Ada', 'Lovelace'", "Ada", "Lovelace"),
      ("'', ''", "", ""),
      ("'a' || char(10) || char(27), char(0) || 'b'", "a\n\u{1B}", "\0b"),
      ("CAST(x'41FF42' AS TEXT), x'C3'", "A\u{FFFD}B", "\u{FFFD}"),
      ("CAST(x'EDA080' AS TEXT), 'x'", "\u{FFFD}\u{FFFD}\u{FFFD}", "x"),
      ("1.5, 2", "1.5", "2"),
    ])
  func withoutKey(values: String, first: String, last: String) throws {
    _ = try repository.add(PersonName(first: "Grace", last: "Hopper"))
    _ = try repository.add(PersonName(first: "\u{1}", last: ""))
    try other.execute("INSERT INTO contacts (first_name, last_name) VALUES (\(values))")
    let contacts = try repository.contacts()
    #expect(contacts.map(\.name).contains(PersonName(first: first, last: last)))
    #expect(contacts.count == 3)
    #expect(Array(contacts) == contacts.sorted())
  }

  @Test("a key that is not bytes", arguments: ["'text'", "17", "-1.5", "zeroblob(100000)"])
  func strangeKey(key: String) throws {
    try other.execute("INSERT INTO contacts (first_name, last_name, sort_key) VALUES ('B', 'C', \(key))")
    _ = try repository.add(PersonName(first: "A", last: "C"))
    #expect(try repository.contacts().map(\.name.first) == ["A", "B"])
  }

  @Test("ids at the ends of their range")
  func extremeIDs() throws {
    for id in [Int64.min, 0, Int64.max] {
      try other.execute("INSERT INTO contacts (id, first_name, last_name) VALUES (\(id), 'A', 'B')")
    }
    let contact = try repository.add(PersonName(first: "A", last: "B"))
    let ids = try repository.contacts().map(\.id)
    #expect(Set(ids).count == 4)
    #expect(ids == ids.sorted())
    #expect(ids.contains(contact.id))
  }

  @Test("NULL in a table without the constraints of this one")
  func null() throws {
    try other.execute(
      """
      DROP TABLE contacts;
      CREATE TABLE contacts (id INTEGER PRIMARY KEY, first_name, last_name, sort_key);
      INSERT INTO contacts VALUES (1, NULL, 'B', NULL), (2, NULL, NULL, x'00');
      """)
    let names = try folder.repository().contacts().map(\.name)
    #expect(names == [PersonName(first: "", last: ""), PersonName(first: "", last: "B")])
  }
}
