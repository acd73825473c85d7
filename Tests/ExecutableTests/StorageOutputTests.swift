import ArchitectureCatalog
import Foundation
import ScenarioDriver
import TestSupport
import Testing

extension ExecutableTests {
  /// What a scenario prints does not depend on where its contacts are kept.
  @MainActor @Suite struct StorageOutput {
    private let folder: TestFolder

    init() throws {
      folder = try TestFolder()
    }

    /// The scenario without a database of its own, so that it runs on the one that is named.
    private func source(of scenario: Scenario) -> String {
      let steps = scenario.steps.filter { $0.action != .givenNewDatabase }.map(\.text)
      return "scenario \"S\"\n" + steps.joined(separator: "\n") + "\n"
    }

    @Test(arguments: executables, try BuiltInScenarios.all())
    func aDatabaseAndMemoryGiveTheSame(executable: BuiltExecutable, scenario: Scenario) throws {
      let source = source(of: scenario)
      let first = try #require(ArchitectureCatalog.all.first)
      let expected = try ScenarioParser.parse(source, file: "f")
        .map { ScenarioDriver(makeApp: first.makeApp).run($0).description }.joined()
      let file = try folder.write(source, to: "one.scenario")
      let database = try folder.write("", to: "contacts.sqlite")
      for options in [["--in-memory"], ["--database", database]] {
        let result = try executable.run(["--scenario", file] + options)
        #expect(result.output == expected, "\(options)")
        #expect(result.errors == "")
        #expect(result.status == 0)
      }
    }

    @Test(arguments: executables)
    func aNewDatabaseIsRemovedAfterwards(executable: BuiltExecutable) throws {
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

    @Test(arguments: executables)
    func aNewDatabaseNeedsAPlace(executable: BuiltExecutable) throws {
      let file = try folder.write("scenario \"S\"\ngiven a new database\nlaunch\n", to: "new.scenario")
      let line = #"TMPDIR=/no/such/folder "$0" --scenario "$1" $2"#
      let refused = try executable.runInShell(line, file, "")
      #expect(refused.status == 3)
      #expect(refused.errors.contains("there is no folder for the database \"/no/such/folder/"))
      #expect(try executable.runInShell(line, file, "--in-memory").status == 0)
    }
  }
}
