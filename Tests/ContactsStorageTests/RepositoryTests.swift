import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("A repository on a database")
struct RepositoryTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test("is empty at first, and opens its database only when it is used")
  func emptyAtFirst() throws {
    let repository = folder.repository()
    #expect(try folder.files.isEmpty)
    #expect(try repository.contacts().isEmpty)
    #expect(try folder.files.contains("contacts.sqlite"))
  }

  @Test("gives back what was added, in the domain's order, with the ids it announced")
  func roundTrip() throws {
    let repository = folder.repository()
    let zoe = try repository.add(PersonName(first: "Zoë", last: "Ångström"))
    let ada = try repository.add(PersonName(first: "Ada", last: "Lovelace"))
    let twin = try repository.add(PersonName(first: "Ada", last: "Lovelace"))
    #expect(ada.id < twin.id)
    #expect(Array(try repository.contacts()) == [ada, twin, zoe])
    #expect(Array(try folder.repository().contacts()) == [ada, twin, zoe])
  }

  @Test(
    "keeps every name byte by byte",
    arguments: ["", " ", "a\0b", "e\u{301}", "\u{1B}[31m", "'; DROP TABLE contacts"])
  func exactNames(name: String) throws {
    let repository = folder.repository()
    _ = try repository.add(PersonName(first: name, last: name))
    let stored = try #require(try folder.repository().contacts().first).name
    #expect(Array(stored.first.unicodeScalars) == Array(name.unicodeScalars))
    #expect(Array(stored.last.unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test("keeps long names")
  func longNames() throws {
    let name = PersonName(first: String(repeating: "👩‍👩‍👧", count: 10_000), last: "x")
    _ = try folder.repository().add(name)
    #expect(try folder.repository().contacts().map(\.name) == [name])
  }

  @Test("sees what another repository added, and numbers on from there")
  func twoConnections() throws {
    let (one, other) = (folder.repository(), folder.repository())
    var ids: [Contact.ID] = []
    for number in 0..<50 {
      ids.append(try one.add(PersonName(first: "one", last: "\(number)")).id)
      ids.append(try other.add(PersonName(first: "other", last: "\(number)")).id)
    }
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == 100)
    #expect(try one.contacts().count == 100)
    #expect(Array(try one.contacts()) == Array(try other.contacts()))
  }

  /// A thread of its own waits: the few that tests share are not to be held up. It may begin after the other
  /// transaction has ended; what must never happen is that it gives up while there is time.
  @Test("waits for another connection's transaction")
  func waits() throws {
    let other = try folder.connection()
    try folder.repository().open()
    try other.execute("BEGIN IMMEDIATE")
    let file = folder.file()
    let begins = DispatchSemaphore(value: 0)
    let ends = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      begins.signal()
      do {
        _ = try SQLiteContactRepository(file, busyTimeout: .seconds(600))
          .add(PersonName(first: "Ada", last: "Lovelace"))
      } catch {
        Issue.record(error)
      }
      ends.signal()
    }
    begins.wait()
    try other.execute("COMMIT")
    ends.wait()
    #expect(try folder.repository().contacts().count == 1)
  }

  @Test("writes through to the device with every contact")
  func durability() throws {
    let repository = folder.repository()
    try repository.open()
    let connection = try #require(repository.database).connection
    #expect(try connection.integer("PRAGMA synchronous") == 2)
    #expect(try connection.integer("PRAGMA fullfsync") == 1)
    #expect(try connection.integer("PRAGMA checkpoint_fullfsync") == 1)
    #expect(try connection.integer("SELECT journal_mode = 'wal' FROM pragma_journal_mode") == 1)
  }
}
