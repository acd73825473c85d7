import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

/// Databases from before contacts could be removed.
@Suite("A database of the first version", .serialized, .waits)
struct FirstVersionTests {
  let folder: TestFolder
  let contacts: [Contact]

  init() throws {
    folder = try TestFolder()
    let old = try folder.connection()
    try DatabaseSchema(migrations: [DatabaseSchema.current.migrations[0]]).migrate(old)
    contacts = try (1...3).map { id in
      let name = PersonName(first: "Ada", last: "\(id)")
      try old.execute(
        "INSERT INTO contacts (first_name, last_name, sort_key) VALUES ('Ada', '\(id)', CAST('ada \(id)' AS BLOB))"
      )
      return Contact(id: Contact.ID(rawValue: Int64(id)), name: name)
    }
  }

  private func version() throws -> Int64 { try folder.connection().integer("PRAGMA user_version") }

  @Test("keeps its contacts and their ids, which stay used once they are removed")
  func migrates() throws {
    let repository = folder.repository()
    #expect(Array(try repository.contacts()) == contacts)
    #expect(try version() == DatabaseSchema.current.version)
    try repository.remove(contacts[2].id)
    #expect(try repository.add(contacts[2].name).id == Contact.ID(rawValue: 4))
    #expect(try folder.repository().contacts().map(\.id.rawValue) == [1, 2, 4])
  }

  @Test("is read as it is where it can't be written")
  func readOnly() throws {
    let before = try Data(contentsOf: folder.file().url)
    let reader = SQLiteContactRepository(folder.file(), isReadOnly: true)
    #expect(Array(try reader.contacts()) == contacts)
    #expect(throws: folder.failure(.readOnly)) { try reader.remove(contacts[0].id) }
    #expect(throws: ContactError.saveFailed(folder.failure(.readOnly))) { try reader.add(contacts[0].name) }
    #expect(try Data(contentsOf: folder.file().url) == before)
  }

  @Test("is migrated once by processes that open it at the same time", arguments: 0..<5)
  func processes(round: Int) throws {
    let writers = try (0..<4).map { writer in
      let name = BuiltExecutable.architectures[(writer + round) % 3]
      let scenario = AddingScenario.adding([("Bob", "Number \(writer)")])
      return try BuiltExecutable(name: name).start(scenario, ["--database", folder.file().path], in: folder)
    }
    for writer in writers {
      let result = try writer.result()
      #expect(result.status == 0, "\(result.output) \(result.errors)")
    }
    let found = try folder.repository().contacts()
    #expect(Array(found.prefix(3)) == contacts)
    #expect(Set(found.map(\.id.rawValue)) == Set(1...7))
    #expect(try version() == DatabaseSchema.current.version)
    #expect(try folder.connection().integer("SELECT count(*) FROM removed_contacts") == 1)
  }
}
