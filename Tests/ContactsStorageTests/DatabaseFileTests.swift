import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("The file of a database")
struct DatabaseFileTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test("is created with its folders, for its user alone")
  func permissions() throws {
    let url = folder.url.appending(path: "data/contacts-workbench/contacts.sqlite")
    let repository = SQLiteContactRepository(DatabaseFile(url: url, createsFolder: true))
    _ = try repository.add(PersonName(first: "Ada", last: "Lovelace"))
    #expect(try permissions(url) == 0o600)
    #expect(try permissions(URL(fileURLWithPath: url.path + "-wal")) == 0o600)
    #expect(try permissions(url.deletingLastPathComponent()) == 0o700)
    #expect(try permissions(folder.url.appending(path: "data")) == 0o700)
  }

  @Test("keeps the permissions that it has")
  func keepsPermissions() throws {
    try folder.write(Data())
    chmod(folder.file().path, 0o640)
    try folder.repository().open()
    #expect(try permissions(folder.file().url) == 0o640)
  }

  @Test("may have any name", arguments: ["a b", "?mode=memory", "#1", "100%41", "é😀", ":memory:", "it's"])
  func names(name: String) throws {
    _ = try folder.repository(name).add(PersonName(first: "Ada", last: "Lovelace"))
    #expect(try folder.files == [name])
    #expect(try folder.repository(name).contacts().count == 1)
  }

  /// An empty log may be that of a program that has just opened the database.
  @Test(
    "loses what a failed opening left beside it, and nothing that was there before",
    arguments: [
      ([], ["-journal"]), ([.log], ["-journal", "-wal"]), ([.sharedMemory], ["-journal", "-shm"]),
    ] as [(Set<DatabaseFile.Companion>, [String])])
  func unusedCompanions(before: Set<DatabaseFile.Companion>, left: [String]) throws {
    for ending in ["", "-wal", "-shm", "-journal"] { try folder.write("", to: "contacts.sqlite\(ending)") }
    folder.file().removeUnusedCompanions(besides: before)
    #expect(try folder.files == ([""] + left).map { "contacts.sqlite\($0)" })
  }

  @Test("loses no log or shared memory that is in use")
  func usedCompanions() throws {
    try folder.write("x", to: "contacts.sqlite-wal")
    try folder.write([UInt8](repeating: 0, count: 32_768), to: "contacts.sqlite-shm")
    folder.file().removeUnusedCompanions(besides: [])
    #expect(try folder.files == ["contacts.sqlite-shm", "contacts.sqlite-wal"])
  }

  @Test("is in the user's folder for data")
  func dataFolder() {
    let path = { DatabaseFile.dataFolder(environment: $0).path }
    let home = "/home/ada"
    #expect(path(["HOME": home]) == "/home/ada/.local/share")
    #expect(path(["HOME": home, "XDG_DATA_HOME": ""]) == "/home/ada/.local/share")
    #expect(path(["HOME": home, "XDG_DATA_HOME": "relative"]) == "/home/ada/.local/share")
    #expect(path(["HOME": home, "XDG_DATA_HOME": "/data"]) == "/data")
    let userHome = FileManager.default.homeDirectoryForCurrentUser.path
    for environment in [[:], ["HOME": ""], ["HOME": "relative"]] {
      #expect(path(environment) == userHome + "/.local/share")
    }
    #expect(DatabaseFile.default.path.hasSuffix("/contacts-workbench/contacts.sqlite"))
  }

  @Test(
    "needs permission for its folders", .disabled(if: getuid() == 0, "permissions do not bind the superuser"))
  func noPermissionForFolders() throws {
    chmod(folder.url.path, 0o500)
    defer { chmod(folder.url.path, 0o700) }
    let file = DatabaseFile(url: folder.url.appending(path: "data/contacts.sqlite"), createsFolder: true)
    #expect(throws: StorageFailure(.noPermission)) { try file.create() }
  }
}
