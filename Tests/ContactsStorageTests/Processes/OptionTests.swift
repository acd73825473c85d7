import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("The programs' options for storage", .serialized, .waits)
struct OptionTests {
  let folder: TestFolder
  let launch = "scenario \"Launch\"\nlaunch\n"
  let path: String

  init() throws {
    folder = try TestFolder()
    path = folder.file().path
  }

  @Test("scenarios have storage of their own in memory", arguments: [[], ["--in-memory"]])
  func memory(options: [String]) throws {
    let scenario = AddingScenario.adding([("Ada", "Lovelace")]) + "relaunch\nexpect rows \"Ada Lovelace\"\n"
    let result = try BuiltExecutable.one.run(
      scenario + launch + "expect no rows\n", options, in: folder)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("a database and memory exclude each other")
  func conflict() throws {
    let result = try BuiltExecutable.one.run(
      launch, ["--in-memory", "--database", path], in: folder)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "MVC: expected at most one of '--database' and '--in-memory', found both; see MVC --help\n"
    )
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("a database that cannot be used is told at once")
  func unusable() throws {
    try folder.write(Data("no database".utf8))
    let result = try BuiltExecutable.one.run(launch, ["--database", path], in: folder)
    #expect(result.status == 3)
    #expect(result.output.isEmpty)
    #expect(result.errors == "MVC: \(folder.failure(.notADatabase))\n")
  }

  @Test("a save that the database refuses says why")
  func refusedSave() throws {
    try folder.repository().open()
    try folder.connection().execute(
      """
      CREATE TRIGGER refuse BEFORE INSERT ON contacts WHEN NEW.last_name = 'Lovelace'
      BEGIN SELECT RAISE(ABORT, 'no'); END
      """)
    let result = try BuiltExecutable.one.run(
      """
      scenario "Refused"
      launch
      tap "Add"
      type "Ada" into "First name"
      type "Lovelace" into "Last name"
      tap "Done"
      expect alert "The contact could not be saved: the database is damaged"
      tap "Ok"
      type "-Byron" into "Last name"
      tap "Done"
      expect rows "Ada Lovelace-Byron"
      """, ["--database", path], in: folder)
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("damage behind an intact header is told before the scenario begins")
  func damagedLoad() throws {
    try folder.repository().open()
    var data = try Data(contentsOf: folder.file().url)
    data.replaceSubrange(8192..., with: Data(repeating: 0xA5, count: data.count - 8192))
    try folder.write(data)
    let result = try BuiltExecutable.one.run(launch, ["--database", path], in: folder)
    #expect(result.status == 3)
    #expect(result.output == "")
    #expect(result.errors.contains("is damaged"))
    #expect(try Data(contentsOf: folder.file().url) == data)
  }

  @Test("the contacts of one step are given together, or none of them")
  func givenTogether() throws {
    try folder.repository().open()
    try folder.connection().execute(
      """
      CREATE TRIGGER refuse BEFORE INSERT ON contacts WHEN NEW.last_name = '900'
      BEGIN SELECT RAISE(ABORT, 'no'); END
      """)
    let scenario = "scenario \"Given\"\ngiven 999 contacts\nlaunch\n"
    let result = try BuiltExecutable.one.run(scenario, ["--database", path], in: folder)
    #expect(result.status == 1)
    #expect(result.errors.hasSuffix(":2:1: expected that the contacts are stored; found damaged\n"))
    #expect(try folder.repository().contacts().isEmpty)
  }
}
