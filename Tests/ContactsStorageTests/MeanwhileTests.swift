import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("What others do to the file during an operation")
struct MeanwhileTests {
  let folder: TestFolder
  /// More than are read without a look at what goes on.
  let names = (0..<1_500).map { PersonName(first: "Ada", last: "\($0)") }

  init() throws {
    folder = try TestFolder()
    try folder.repository().add(contentsOf: names)
  }

  private func deleteAll() throws {
    for file in try folder.files { try FileManager.default.removeItem(at: folder.url.appending(path: file)) }
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      Issue.record(error)
    }
  }

  /// A repository to whose file something is done once, while the contacts are read.
  private func repository(
    isReadOnly: Bool = false, meanwhile: @escaping () throws -> Void
  ) -> SQLiteContactRepository {
    var isDone = false
    return SQLiteContactRepository(folder.file(), isReadOnly: isReadOnly) { activity, _ in
      guard activity == .loading, !isDone else { return true }
      isDone = true
      attempt(meanwhile)
      return true
    }
  }

  @Test("deleted while it is read: what was read is not there any more")
  func deletedWhileRead() throws {
    let repository = repository(meanwhile: deleteAll)
    #expect(throws: folder.failure(.missing)) { try repository.contacts() }
  }

  @Test("deleted while contacts are stored: nobody says that they are")
  func deletedWhileWritten() throws {
    let repository = folder.repository()
    try repository.open()
    let names = (0..<3).lazy.map { number in
      if number == 1 { attempt(deleteAll) }
      return PersonName(first: "Eve", last: "\(number)")
    }
    #expect(throws: folder.failure(.missing)) { try repository.add(contentsOf: names) }
    #expect(throws: folder.failure(.missing)) { try repository.open() }
  }

  @Test("what is read as it is, without a lock, is opened anew each time", arguments: [[""], ["", "-wal"]])
  func openedAnew(files: [String]) throws {
    // What somebody leaves who is killed.
    let other = try folder.connection()
    try other.execute("UPDATE contacts SET last_name = last_name WHERE id = 1")
    for suffix in files {
      try FileManager.default.copyItem(
        atPath: folder.file().path + suffix, toPath: folder.file("left").path + suffix)
    }
    withExtendedLifetime(other) {}
    let repository = SQLiteContactRepository(folder.file("left"), isReadOnly: true)
    try repository.open()
    let first = try #require(repository.database)
    try repository.open()
    #expect(repository.database !== first)
  }

  @Test("refused half-way: nothing is stored, and others can write")
  func refused() throws {
    let (repository, eve) = (folder.repository(), PersonName(first: "Eve", last: "Moneypenny"))
    try repository.open()
    let other = try folder.connection()
    try other.execute(
      """
      CREATE TRIGGER refusal BEFORE INSERT ON contacts WHEN NEW.first_name = 'Grace'
      BEGIN SELECT RAISE(ABORT, 'no'); END
      """)
    let grace = PersonName(first: "Grace", last: "Hopper")
    #expect(throws: folder.failure(.damaged)) { try repository.add(contentsOf: [eve, grace]) }
    try other.execute("BEGIN IMMEDIATE; COMMIT")
    #expect(try other.integer("SELECT count(*) FROM contacts WHERE first_name = 'Eve'") == 0)
  }

  @Test("made by a newer program, while this one waits to make it")
  func madeByNewer() throws {
    let (other, version) = (try folder.connection("new"), DatabaseSchema.current.version + 1)
    try other.execute("BEGIN IMMEDIATE")
    let repository = SQLiteContactRepository(folder.file("new")) { _, _ in
      attempt {
        try other.execute(
          "PRAGMA application_id = \(DatabaseSchema.applicationID); PRAGMA user_version = \(version); COMMIT")
      }
      return true
    }
    #expect(throws: folder.failure(.newerVersion, "new")) { try repository.open() }
  }

  @Test("changed while it is read as it is, without a lock: it is read again when that is asked for")
  func changedWhileRead() throws {
    let repository = repository(isReadOnly: true) {
      try folder.connection().execute("UPDATE contacts SET last_name = last_name WHERE id = 1")
    }
    #expect(throws: folder.failure(.locked)) { try repository.contacts() }
    #expect(try repository.contacts().count == names.count)
  }
}
