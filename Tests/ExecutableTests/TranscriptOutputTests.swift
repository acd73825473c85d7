import ArchitectureCatalog
import Foundation
import ScenarioDriver
import TestSupport
import Testing

extension ExecutableTests {
  /// A program prints what the same scenarios give in this process, byte for byte, wherever they come from.
  @Suite(.serialized) struct TranscriptOutput {
    /// What the first architecture prints of each file; they run once for all tests.
    @MainActor private static let outputs = Result {
      let driver = ScenarioDriver(makeApp: try #require(ArchitectureCatalog.all.first).makeApp)
      return try Dictionary(
        uniqueKeysWithValues: PackageFolder.scenarioFiles().map { file in
          let data = try Data(contentsOf: PackageFolder.root.appending(path: file))
          let scenarios = try ScenarioParser.parse(Array(data), file: file)
          return (file, scenarios.map { driver.run($0).description }.joined(separator: "\n"))
        })
    }

    private func expectedOutput(of file: String) async throws -> String {
      try #require(await Self.outputs.get()[file])
    }

    private func expect(_ result: BuiltExecutable.Result, toBe output: String) {
      #expect(result.status == 0)
      #expect(result.errors == "")
      #expect(Array(result.output.utf8) == Array(output.utf8))
    }

    @Test func theScenarioFilesAreThoseThatAreBuiltIn() throws {
      let names = try PackageFolder.scenarioFiles().flatMap { file in
        let data = try Data(contentsOf: PackageFolder.root.appending(path: file))
        return try ScenarioParser.parse(Array(data), file: file).map(\.name)
      }
      #expect(try names.sorted() == BuiltInScenarios.all().map(\.name).sorted())
    }

    @Test(arguments: try PackageFolder.scenarioFiles())
    func fromAFile(file: String) async throws {
      try await expect(executable.run("--scenario", file), toBe: expectedOutput(of: file))
    }

    @Test(
      arguments: [
        #"cat "$1" | "$0""#, #"cat "$1" | "$0" --scenario -"#, #""$0" < "$1""#, #""$0" --scenario=- < "$1""#,
        // A pipe gives what is there, and the end of it may come later.
        #"{ head -c 100 "$1"; tail -c +101 "$1"; } | "$0""#,
      ])
    func fromStandardInput(line: String) async throws {
      let file = try #require(PackageFolder.scenarioFiles().first)
      try await expect(executable.runInShell(line, file), toBe: expectedOutput(of: file))
    }
  }
}

extension PackageFolder {
  private static let scenarios = "Sources/ScenarioDriver/BuiltIn/Scenarios"

  /// The files of the built-in scenarios, from the root of the package.
  fileprivate static func scenarioFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(scenarios))
      .filter { $0.hasSuffix(".scenario") }
      .sorted()
      .map { "\(scenarios)/\($0)" }
  }
}
