import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("When storage fails, the reason is told and a retry can help")
struct FailureTests {
  let folder: TestFolder
  let repository: SQLiteContactRepository
  let ada = PersonName(first: "Ada", last: "Lovelace")

  init() throws {
    folder = try TestFolder()
    repository = folder.repository()
  }

  @Test("locked for writing by a second connection")
  func locked() throws {
    try repository.open()
    let other = try folder.connection()
    try other.execute("BEGIN IMMEDIATE")
    #expect(throws: ContactError.saveFailed(folder.failure(.locked))) { try repository.add(ada) }
    #expect(try repository.contacts().isEmpty)
    try other.execute("ROLLBACK")
    _ = try repository.add(ada)
    #expect(try repository.contacts().count == 1)
  }

  @Test("locked altogether by a second connection")
  func lockedExclusively() throws {
    let other = try folder.connection()
    try other.execute("BEGIN EXCLUSIVE")
    #expect(throws: folder.failure(.locked)) { try repository.contacts() }
    #expect(repository.loadFailure == folder.failure(.locked))
    try other.execute("ROLLBACK")
    #expect(try repository.contacts().isEmpty)
    #expect(repository.loadFailure == nil)
  }

  // Permissions do not bind the superuser, so SQLite itself is made to refuse.
  @Test("read-only")
  func readOnly() throws {
    try repository.open()
    try #require(repository.database).connection.execute("PRAGMA query_only = ON")
    #expect(throws: ContactError.saveFailed(folder.failure(.readOnly))) { try repository.add(ada) }
    _ = try repository.add(ada)
    #expect(try repository.contacts().count == 1)
  }

  @Test("full, and nothing of the contact is left behind")
  func full() throws {
    try repository.open()
    let connection = try #require(repository.database).connection
    let pages = try connection.integer("PRAGMA page_count")
    try connection.execute("PRAGMA max_page_count = \(pages)")
    let name = PersonName(first: String(repeating: "x", count: 200), last: "Lovelace")
    var count = 0
    #expect(throws: ContactError.saveFailed(folder.failure(.full))) {
      while count < 100 {
        _ = try repository.add(name)
        count += 1
      }
    }
    #expect(try repository.contacts().count == count)
    let integrity = "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check = 'ok'"
    #expect(try folder.connection().integer(integrity) == 1)
    _ = try repository.add(name)
    #expect(try repository.contacts().count == count + 1)
  }

  @Test("deleted while in use: nothing is added to another file before its contacts are given")
  func deleted() throws {
    _ = try repository.contacts()
    _ = try repository.add(ada)
    for file in try folder.files {
      try FileManager.default.removeItem(at: folder.url.appending(path: file))
    }
    for _ in 0..<2 {
      #expect(throws: ContactError.saveFailed(folder.failure(.missing))) { try repository.add(ada) }
      #expect(throws: folder.failure(.missing)) { try repository.contacts() }
      #expect(try folder.files == [])
    }
    let grace = try folder.repository().add(PersonName(first: "Grace", last: "Hopper"))
    #expect(throws: ContactError.saveFailed(folder.failure(.missing))) { try repository.add(ada) }
    #expect(Array(try repository.contacts()) == [grace])
    let contact = try repository.add(ada)
    #expect(Array(try folder.repository().contacts()) == [contact, grace])
  }

  @Test("moved away and back while in use")
  func movedBack() throws {
    _ = try repository.add(ada)
    let (here, there) = (folder.file().path, folder.file("elsewhere.sqlite").path)
    try FileManager.default.moveItem(atPath: here, toPath: there)
    #expect(throws: ContactError.saveFailed(folder.failure(.missing))) { try repository.add(ada) }
    try FileManager.default.moveItem(atPath: there, toPath: here)
    _ = try repository.add(ada)
    #expect(try folder.repository().contacts().count == 2)
  }

  @Test("a folder or a device in its place", arguments: ["/", "/dev/null"])
  func notAFile(path: String) {
    #expect(throws: StorageFailure(.notAFile, path: path)) {
      try SQLiteContactRepository(DatabaseFile(path: path)).contacts()
    }
  }

  @Test("a pipe in its place is refused at once, though nobody writes to it")
  func pipe() throws {
    try #require(mkfifo(folder.file().path, 0o600) == 0)
    #expect(throws: folder.failure(.notAFile)) { try repository.contacts() }
  }

  @Test("a path that leads nowhere", arguments: ["none/contacts.sqlite", "file/contacts.sqlite"])
  func noFolder(path: String) throws {
    try folder.write(Data(), to: "file")
    #expect(throws: folder.failure(.noFolder, path)) { try folder.repository(path).contacts() }
  }

  @Test(
    "no permission", .disabled(if: getuid() == 0, "permissions do not bind the superuser"),
    arguments: [true, false])
  func noPermission(isFolder: Bool) throws {
    try repository.open()
    let path = isFolder ? folder.url.path : folder.file().path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { chmod(path, 0o700) }
    #expect(throws: folder.failure(.noPermission)) { try folder.repository().contacts() }
  }

  @Test(
    "a read-only file can be read", .disabled(if: getuid() == 0, "permissions do not bind the superuser"))
  func readOnlyFile() throws {
    _ = try folder.repository().add(ada)
    chmod(folder.file().path, 0o400)
    #expect(try repository.contacts().count == 1)
    #expect(throws: ContactError.saveFailed(folder.failure(.readOnly))) { try repository.add(ada) }
    #expect(try repository.contacts().count == 1)
  }
}
