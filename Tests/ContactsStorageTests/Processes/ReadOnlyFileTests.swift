import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("What can be read is shown, and what cannot be written says so", .serialized, .waits)
struct ReadOnlyFileTests {
  /// The folder of the database alone: what runs needs another one, which it may write to.
  let folder: TestFolder
  let ownFolder: TestFolder
  let ada = PersonName(first: "Ada", last: "Lovelace")

  init() throws {
    folder = try TestFolder()
    ownFolder = try TestFolder()
    _ = try folder.repository().add(ada)
  }

  private static let adding = """
    tap "Add"
    type "Alan" into "First name"
    type "Turing" into "Last name"
    tap "Done"

    """
  private let viewing =
    "scenario \"View\"\nlaunch\nexpect rows \"Ada Lovelace\"\n" + adding
    + "expect alert \"The contact could not be saved: the database is read-only\"\n"
  private let saving =
    "scenario \"Save\"\nlaunch\n" + adding + "expect rows \"Ada Lovelace\", \"Alan Turing\"\n"

  private func run(_ scenario: String, _ launcher: [String] = OrdinaryUser.launcher) throws {
    let result = try BuiltExecutable(name: BuiltExecutable.one.name, launcher: launcher)
      .run(scenario, ["--database", folder.file().path], in: ownFolder)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test(
    "a read-only file: once it may be written again, it can be",
    .enabled(if: OrdinaryUser.isAvailable, "the programs cannot be run as a user whom permissions bind"))
  func readOnlyFile() throws {
    try OrdinaryUser.own(folder.url)
    chmod(folder.file().path, 0o444)
    try run(viewing)
    #expect(try folder.files == ["contacts.sqlite"])
    chmod(folder.file().path, 0o644)
    try run(saving)
  }

  @Test(
    "what another program made read-only beside a file that may be written",
    .enabled(if: OrdinaryUser.isAvailable, "the programs cannot be run as a user whom permissions bind"))
  func readOnlyCompanions() throws {
    // As long as it reads, nobody else takes away what is beside the file.
    let other = try folder.connection()
    _ = try other.integer("SELECT count(*) FROM contacts")
    #expect(try folder.files.count == 3)
    chmod(folder.file().path, 0o664)
    let companions = ["-wal", "-shm"].map { folder.file().path + $0 }
    for companion in companions { chmod(companion, 0o444) }
    try OrdinaryUser.own(folder.url)
    try run(saving)
    // Whoever else may write the database may write these too.
    for companion in companions {
      #expect(
        try FileManager.default.attributesOfItem(atPath: companion)[.posixPermissions] as? Int == 0o664)
    }
    withExtendedLifetime(other) {}
  }

  @Test(
    "a file that may be written, in a folder that may not",
    .enabled(if: OrdinaryUser.isAvailable, "the programs cannot be run as a user whom permissions bind"),
    arguments: [false, true])
  func readOnlyFolder(hasLog: Bool) throws {
    let database = folder.repository()
    if hasLog { try database.open() }
    try OrdinaryUser.own(folder.url)
    chmod(folder.url.path, 0o555)
    defer { chmod(folder.url.path, 0o755) }
    let files = try folder.files
    try run(viewing)
    #expect(try folder.files == files)
  }

  @Test(
    "a read-only mount", .enabled(if: ReadOnlyMount.isAvailable, "nothing can be mounted here"))
  func readOnlyMount() throws {
    try run(viewing, ReadOnlyMount.launcher(of: folder.url.path))
    #expect(try folder.files == ["contacts.sqlite"])
  }

  @Test(
    "a full disk", .enabled(if: ReadOnlyMount.isAvailable, "nothing can be mounted here"))
  func fullDisk() throws {
    let scenario = viewing.replacingOccurrences(of: "the database is read-only", with: "the disk is full")
    let launcher = FullDisk.launcher(holding: folder.file().path)
    let result = try BuiltExecutable(name: BuiltExecutable.one.name, launcher: launcher)
      .run(scenario, ["--database", folder.file().path], in: ownFolder)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasSuffix("\ncontacts.sqlite\nfilling\n"))
  }

  @Test(
    "a database without a log, in the mode in which others may have left it",
    .enabled(if: OrdinaryUser.isAvailable, "the programs cannot be run as a user whom permissions bind"))
  func rollbackJournal() throws {
    try folder.connection().execute("PRAGMA journal_mode = DELETE")
    try OrdinaryUser.own(folder.url)
    chmod(folder.file().path, 0o444)
    try run(viewing)
    #expect(try folder.files == ["contacts.sqlite"])
  }

  @Test(
    "a folder for temporary files that may not be written",
    .enabled(if: OrdinaryUser.isAvailable, "the programs cannot be run as a user whom permissions bind"))
  func readOnlyTemporaryFolder() throws {
    let place = try ownFolder.folder("temporary")
    chmod(place.path, 0o555)
    // In this order, so that the program is found in a folder that is closed to the ordinary user, as a clone may lie in.
    let launcher = ["/usr/bin/env", "TMPDIR=\(place.path)"] + OrdinaryUser.launcher
    let result = try BuiltExecutable(name: BuiltExecutable.one.name, launcher: launcher)
      .run("scenario \"S\"\ngiven a new database\nlaunch\n", [], in: ownFolder)
    #expect(result.status == 3)
    #expect(result.errors.contains("there is no permission to open the database \"\(place.path.prefix(20))"))
  }
}
