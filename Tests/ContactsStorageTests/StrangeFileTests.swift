import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("What a path leads to may be anything")
struct StrangeFileTests {
  let folder: TestFolder
  let ada = PersonName(first: "Ada", last: "Lovelace")

  init() throws {
    folder = try TestFolder()
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(name).path, withDestinationPath: target)
  }

  @Test(
    "a pipe beside a database is refused at once and named", arguments: ["-journal", "-wal", "-shm"],
    [false, true])
  func pipeBeside(suffix: String, isReached: Bool) throws {
    try folder.repository().open()
    try link("link", to: "contacts.sqlite")
    let pipe = folder.file().url.resolvingSymlinksInPath().path + suffix
    try #require(mkfifo(pipe, 0o600) == 0)
    let repository = folder.repository(isReached ? "link" : "contacts.sqlite")
    #expect(throws: StorageFailure(.notAFile, path: pipe)) { try repository.open() }
  }

  @Test("a link to a file that is not there yet: the file is made, and the link stays one")
  func linkToNothing() throws {
    try link("link", to: "target.sqlite")
    _ = try folder.repository("link").add(ada)
    #expect(try folder.files == ["link", "target.sqlite"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link").path) == "target.sqlite")
    #expect(try folder.repository("target.sqlite").add(ada).id.rawValue == 2)
  }

  @Test("a link into a folder that is not there")
  func linkToNowhere() throws {
    try link("link", to: "none/target.sqlite")
    #expect(throws: folder.failure(.noFolder, "link")) { try folder.repository("link").open() }
  }

  @Test(
    "the greatest id that there is: another one is found, and none is used again", arguments: [false, true])
  func greatestID(isRemoved: Bool) throws {
    let repository = folder.repository()
    try repository.open()
    try folder.connection().execute(
      "INSERT INTO contacts (id, first_name, last_name) VALUES (\(Int64.max), 'Zoe', 'Quinn')")
    if isRemoved { try repository.remove(Contact.ID(rawValue: .max)) }
    let ids = try (0..<3).map { _ in try repository.add(ada).id.rawValue }
    #expect(Set(ids + [.max]).count == 4)
  }
}
