import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("A file that is not this program's is left as it is")
struct UntouchedFileTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func expectUntouched(_ failure: StorageFailure.Reason) throws {
    let url = folder.file().url
    let before = try Data(contentsOf: url)
    #expect(throws: folder.failure(failure)) { try folder.repository().contacts() }
    #expect(throws: ContactError.saveFailed(folder.failure(failure))) {
      try folder.repository().add(PersonName(first: "Ada", last: "Lovelace"))
    }
    #expect(try Data(contentsOf: url) == before)
    #expect(try folder.files == ["contacts.sqlite"])
  }

  @Test("no database", arguments: ["x", "Ada,Lovelace\n", String(repeating: "contacts ", count: 10_000)])
  func noDatabase(text: String) throws {
    try folder.write(Data(text.utf8))
    try expectUntouched(.notADatabase)
  }

  @Test(
    "another program's database",
    arguments: [
      "CREATE TABLE contacts (id)", "PRAGMA journal_mode = WAL; CREATE TABLE notes (text)",
      "PRAGMA user_version = 1; PRAGMA application_id = 7", "PRAGMA user_version = 1",
    ])
  func foreign(preparation: String) throws {
    try folder.connection().execute(preparation)
    try expectUntouched(.foreign)
  }

  @Test("a newer version's database", arguments: [DatabaseSchema.current.version + 1, 1_000_000])
  func newer(version: Int64) throws {
    try folder.repository().open()
    try folder.connection().execute("PRAGMA user_version = \(version)")
    try expectUntouched(.newerVersion)
  }

  @Test("a truncated database", arguments: [100, 4096, 5000, 8192, 20_000])
  func truncated(length: Int) throws {
    try fill()
    try folder.write(Data(contentsOf: folder.file().url).prefix(length))
    try expectUntouched(.damaged)
  }

  @Test("a database with its tables lost", arguments: 0...DatabaseSchema.current.version)
  func withoutTables(version: Int64) throws {
    try folder.connection().execute(
      "PRAGMA application_id = \(DatabaseSchema.applicationID); PRAGMA user_version = \(version)")
    try expectUntouched(.damaged)
  }

  @Test("a database with pages overwritten is not read past the damage")
  func overwritten() throws {
    try fill()
    var data = try Data(contentsOf: folder.file().url)
    data.replaceSubrange(4096..., with: Data(repeating: 0xA5, count: data.count - 4096))
    try folder.write(data)
    #expect(throws: folder.failure(.damaged)) { try folder.repository().contacts() }
    #expect(try Data(contentsOf: folder.file().url) == data)
  }

  @Test("nothing is written to a file that came in the place of another")
  func anotherFile() throws {
    let (repository, ada) = (folder.repository(), PersonName(first: "Ada", last: "Lovelace"))
    _ = try repository.add(ada)
    for file in try folder.files {
      try FileManager.default.removeItem(at: folder.url.appending(path: file))
    }
    let other = try folder.repository().add(ada)
    #expect(throws: folder.failure(.missing)) { try repository.add(contentsOf: [ada]) }
    #expect(throws: folder.failure(.missing)) { try repository.remove(other.id) }
    #expect(throws: folder.failure(.missing)) { try repository.open() }
  }

  @Test("what may be written beside a database keeps its permissions")
  func writableCompanions() throws {
    let other = folder.repository()
    _ = try other.add(PersonName(first: "Ada", last: "Lovelace"))
    let log = folder.file().path + "-wal"
    chmod(log, 0o666)
    try folder.repository().open()
    #expect(try FileManager.default.attributesOfItem(atPath: log)[.posixPermissions] as? Int == 0o666)
    withExtendedLifetime(other) {}
  }

  /// Several pages of contacts, all in the database's own file.
  private func fill() throws {
    let repository = folder.repository()
    try repository.open()
    let database = try #require(repository.database)
    try database.connection.transaction { () throws(StorageFailure) in
      for number in 0..<1_000 { _ = try database.add(PersonName(first: "Person", last: "\(number)")) }
    }
    try database.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }
}
