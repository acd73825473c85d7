import ContactsDomain
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("The schema")
struct SchemaTests {
  let folder: TestFolder
  let ada = PersonName(first: "Ada", last: "Lovelace")

  init() throws {
    folder = try TestFolder()
  }

  /// What a next version of the program could bring.
  private let next = DatabaseSchema(
    migrations: DatabaseSchema.current.migrations + ["ALTER TABLE contacts ADD COLUMN nickname TEXT"])

  @Test("stamps a new database with its version and its owner")
  func stamps() throws {
    try folder.repository().open()
    let header = try folder.connection()
    #expect(try header.integer("PRAGMA user_version") == DatabaseSchema.current.version)
    #expect(try header.integer("PRAGMA application_id") == DatabaseSchema.applicationID)
  }

  @Test("migrates an older database and keeps its contacts")
  func migrates() throws {
    let contact = try folder.repository().add(ada)
    let migrated = folder.repository(schema: next)
    #expect(Array(try migrated.contacts()) == [contact])
    #expect(try folder.connection().integer("PRAGMA user_version") == next.version)
    #expect(try folder.connection().integer("SELECT count(nickname) FROM contacts") == 0)
  }

  @Test("leaves an older database as it was if a step fails")
  func rollsBack() throws {
    let contact = try folder.repository().add(ada)
    let broken = DatabaseSchema(
      migrations: next.migrations + ["CREATE TABLE extra (id); INSERT INTO nowhere VALUES (1)"])
    #expect(throws: folder.failure(.damaged)) { try folder.repository(schema: broken).open() }
    #expect(Array(try folder.repository().contacts()) == [contact])
    #expect(try folder.connection().integer("SELECT count(*) FROM sqlite_schema WHERE name = 'extra'") == 0)
  }

  @Test("refuses a newer database that becomes one while it is in use")
  func newerLater() throws {
    let repository = folder.repository()
    try repository.open()
    try folder.repository(schema: next).open()
    _ = try repository.add(ada)
    #expect(throws: folder.failure(.newerVersion)) { try folder.repository().open() }
  }

  @Test(
    "takes an empty file and an empty database for new ones", arguments: ["", "PRAGMA journal_mode = WAL"])
  func emptyFiles(preparation: String) throws {
    try folder.connection().execute(preparation)
    _ = try folder.repository().add(ada)
    #expect(try folder.repository().contacts().count == 1)
  }
}
