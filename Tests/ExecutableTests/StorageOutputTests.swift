import Foundation
import ScenarioDriver
import TestSupport
import Testing

extension ExecutableTests {
  /// What a scenario prints does not depend on where its contacts are kept.
  @Suite(.serialized) struct StorageOutput {
    private let folder: TestFolder

    init() throws {
      folder = try TestFolder()
    }

    /// Every built-in scenario, each on a database of its own where the program has one at all.
    @Test(arguments: executables)
    func aDatabaseAndMemoryGiveTheSame(executable: BuiltExecutable) throws {
      let source = try BuiltInScenarios.all().map { scenario in
        let steps = scenario.steps.filter { $0.action != .givenNewDatabase }.map(\.text)
        return "scenario \"\(scenario.name)\"\ngiven a new database\n" + steps.joined(separator: "\n")
      }.joined(separator: "\n")
      let file = try folder.write(source, to: "all.scenario")
      let results = try [[], ["--in-memory"]].map { try executable.run(["--scenario", file] + $0) }
      #expect(results.map(\.status) == [0, 0])
      #expect(results.map(\.errors) == ["", ""])
      // The transcripts, each of which begins with the name of its scenario.
      let transcripts = results.map { $0.output.components(separatedBy: "\nscenario ") }
      #expect(transcripts[0].count == transcripts[1].count)
      for (found, expected) in zip(transcripts[0], transcripts[1]) { #expect(found == expected) }
    }

    @Test func aNewDatabaseIsRemovedAfterwards() throws {
      let temporary = try folder.folder("temporary")
      let file = try folder.write(
        "scenario \"S\"\ngiven a new database\ngiven 2 contacts\nlaunch\nexpect 2 rows\n", to: "new.scenario")
      let database = try folder.write("", to: "contacts.sqlite")
      let line = #"TMPDIR="$2" "$0" --scenario "$1" --database "$3""#
      let result = try executable.runInShell(line, file, temporary.path, database)
      #expect(result.status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
      #expect(try Data(contentsOf: URL(filePath: database)).isEmpty)
    }

    /// The signal for it would end the program; where that is ignored, the program says what it is.
    @Test func aLimitOnTheSizeOfFilesIsSaidToBeOne() throws {
      let steps = ["tap \"Add\"", "type \"Ada\" into \"First name\"", "type \"Lovelace\" into \"Last name\""]
      let file = try folder.write(
        "scenario \"S\"\nlaunch\n" + steps.joined(separator: "\n")
          + "\ntap \"Done\"\nexpect alert \"The contact could not be saved: the database has reached the largest size that is"
          + " allowed for a file\"\n", to: "limit.scenario")
      let filling = try folder.write("scenario \"S\"\ngiven 1000 contacts\nlaunch\n", to: "filling.scenario")
      let database = try folder.write("", to: "contacts.sqlite")
      #expect(try executable.run("--scenario", filling, "--database", database).status == 0)
      // In blocks of half a KiB, or of one: less than there has to be beside the database.
      let line = #"trap "" XFSZ; ulimit -f 20; "$0" --scenario "$1" --database "$2""#
      let result = try executable.runInShell(line, file, database)
      #expect(result.status == 0, "\(result.output)")
    }

    @Test func aNewDatabaseNeedsAPlace() throws {
      let file = try folder.write("scenario \"S\"\ngiven a new database\nlaunch\n", to: "new.scenario")
      let line = #"TMPDIR=/no/such/folder "$0" --scenario "$1" $2"#
      let refused = try executable.runInShell(line, file, "")
      #expect(refused.status == 3)
      #expect(refused.errors.contains("there is no folder for the database \"/no/such/folder/"))
      #expect(try executable.runInShell(line, file, "--in-memory").status == 0)
    }
  }
}
