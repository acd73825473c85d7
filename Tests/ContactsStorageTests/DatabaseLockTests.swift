import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("A database that is locked or opened for reading only")
struct DatabaseLockTests {
  let folder: TestFolder
  let ada = PersonName(first: "Ada", last: "Lovelace")

  init() throws {
    folder = try TestFolder()
    _ = try folder.repository().add(ada)
  }

  @Test("a lock keeps out every other connection until it is gone, however often one tries")
  func locked() throws {
    var lock: DatabaseLock? = try DatabaseLock(folder.file())
    let repository = folder.repository()
    for _ in 0..<3 {
      #expect(throws: folder.failure(.locked)) { try repository.contacts() }
      #expect(throws: ContactError.saveFailed(folder.failure(.locked))) { try repository.add(ada) }
    }
    #expect(lock != nil)
    lock = nil
    _ = try repository.add(ada)
    #expect(try repository.contacts().count == 2)
  }

  @Test("a lock is refused while the database is in use")
  func inUse() throws {
    let repository = folder.repository()
    try repository.open()
    #expect(throws: StorageFailure(.locked)) { try DatabaseLock(folder.file()) }
    #expect(try repository.contacts().count == 1)
  }

  @Test("a repository for reading reads, and is refused by the database itself when it writes")
  func readOnly() throws {
    let reader = SQLiteContactRepository(folder.file(), isReadOnly: true)
    #expect(try reader.contacts().map(\.name) == [ada])
    #expect(throws: ContactError.saveFailed(folder.failure(.readOnly))) { try reader.add(ada) }
    #expect(throws: ContactError.saveFailed(folder.failure(.readOnly))) { try reader.add(ada) }
    _ = try folder.repository().add(ada)
    #expect(try reader.contacts().count == 2)
  }

  @Test("a repository for reading leaves nothing beside the database")
  func noTrace() throws {
    #expect(try SQLiteContactRepository(folder.file(), isReadOnly: true).contacts().count == 1)
    #expect(try folder.files == ["contacts.sqlite"])
  }

  @Test("a log that nobody uses any more is read, and stays as it is")
  func orphanedLog() throws {
    let repository = folder.repository()
    _ = try repository.add(ada)
    let path = folder.file().path
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: path + suffix, toPath: path + ".copy" + suffix)
    }
    let copy = folder.file("contacts.sqlite.copy")
    let log = try Data(contentsOf: URL(filePath: copy.path + "-wal"))
    let reader = SQLiteContactRepository(copy, isReadOnly: true)
    #expect(try reader.contacts().count == 2)
    let failure = folder.failure(.readOnly, "contacts.sqlite.copy")
    #expect(throws: ContactError.saveFailed(failure)) { try reader.add(ada) }
    let copies = try folder.files.filter { $0.contains("copy") }
    #expect(copies == ["contacts.sqlite.copy", "contacts.sqlite.copy-wal"])
    #expect(try Data(contentsOf: URL(filePath: copy.path + "-wal")) == log)
  }

  @Test("what waits tells so, and can be told to stop")
  func stoppedWait() throws {
    let lock = try DatabaseLock(folder.file())
    var activities: [StorageActivity] = []
    let repository = SQLiteContactRepository(folder.file(), busyTimeout: .seconds(3600)) { activity, _ in
      activities.append(activity)
      return activities.count < 3
    }
    #expect(throws: folder.failure(.locked)) { try repository.contacts() }
    #expect(activities == Array(repeating: .waitingForOtherProgram, count: 3))
    withExtendedLifetime(lock) {}
  }

  @Test("whether to go on is asked just before each try")
  func lateStop() {
    var events: [String] = []
    let wait = BusyWait(
      limit: .seconds(3600), pause: { events.append("pause") },
      monitor: { _, _ in
        events.append("question")
        return events.count < 4
      })
    #expect(wait.waitBeforeRetry())
    #expect(!wait.waitBeforeRetry())
    #expect(events == ["pause", "question", "pause", "question"])
  }

  @Test("loading tells so, and can be told to stop")
  func stoppedLoad() throws {
    try folder.repository().add(contentsOf: (0..<3_000).map { PersonName(first: "Person", last: "\($0)") })
    var isStopped = true
    let repository = SQLiteContactRepository(folder.file()) { activity, _ in
      #expect(activity == .loading)
      return !isStopped
    }
    #expect(throws: folder.failure(.stopped)) { try repository.contacts() }
    isStopped = false
    #expect(try repository.contacts().count == 3_001)
  }

  /// A reader that has stopped must not keep another program from tidying up.
  @Test("loading that was stopped holds nothing of the log any more")
  func stoppedLoadHoldsNothing() throws {
    let writer = folder.repository()
    try writer.add(contentsOf: (0..<1_500).map { PersonName(first: "Person", last: "\($0)") })
    let reader = SQLiteContactRepository(folder.file()) { _, _ in false }
    #expect(throws: folder.failure(.stopped)) { try reader.contacts() }
    #expect(try folder.connection().integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0, "busy")
    withExtendedLifetime((writer, reader)) {}
  }

  @Test("the time to wait begins with the wait, however long the database has been open")
  func waitBegins() throws {
    var beforeAdding = ContinuousClock.now
    var waits: [(told: Duration, most: Duration)] = []
    let repository = SQLiteContactRepository(folder.file(), busyTimeout: .seconds(3600)) { _, elapsed in
      waits.append((elapsed, .now - beforeAdding))
      return false
    }
    try repository.open()
    let opened = ContinuousClock.now
    while .now - opened < .milliseconds(5) { try repository.remove(Contact.ID(rawValue: 0)) }
    let other = try folder.connection()
    try other.execute("BEGIN IMMEDIATE")
    beforeAdding = .now
    #expect(throws: ContactError.saveFailed(folder.failure(.locked))) { try repository.add(ada) }
    #expect(waits.count == 1)
    #expect(waits.allSatisfy { $0.told <= $0.most })
  }

  @Test(
    "a database without a log that another program uses is opened once that has ended",
    arguments: ["BEGIN; SELECT * FROM contacts", "BEGIN IMMEDIATE"])
  func usedMeanwhile(use: String) throws {
    let other = try folder.connection()
    try other.execute("PRAGMA journal_mode = DELETE")
    try other.execute(use)
    var waits = 0
    let repository = SQLiteContactRepository(folder.file(), busyTimeout: .seconds(3600)) { activity, _ in
      guard activity == .waitingForOtherProgram else { return true }
      waits += 1
      if waits == 2 { #expect(throws: Never.self) { try other.execute("COMMIT") } }
      return waits < 1_000
    }
    try repository.open()
    #expect(waits >= 2)
    #expect(try repository.contacts().count == 1)
  }

  @Test("what an interrupted program left half written is not read as contacts")
  func hotJournal() throws {
    let other = try folder.connection()
    try other.execute(
      """
      PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN;
      INSERT INTO contacts (first_name, last_name)
        WITH RECURSIVE number(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM number WHERE value < 3000)
        SELECT 'Eve', value FROM number
      """)
    let path = folder.file().path
    for suffix in ["", "-journal"] {
      try FileManager.default.copyItem(atPath: path + suffix, toPath: path + ".copy" + suffix)
    }
    let copy = folder.file("contacts.sqlite.copy")
    // Only who may write can undo it.
    let failure = folder.failure(.readOnly, "contacts.sqlite.copy")
    #expect(throws: failure) { try SQLiteContactRepository(copy, isReadOnly: true).contacts() }
    #expect(try SQLiteContactRepository(copy).contacts().map(\.name) == [ada])
  }
}
