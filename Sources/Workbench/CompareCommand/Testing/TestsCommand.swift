import ArchitectureCatalog
import CommandLineKit
import Foundation
import Mutation
import Report
import Results

/// `compare tests`: what the unit tests of each architecture are.
struct TestsCommand {
  static let description = CommandDescription(
    name: "compare tests",
    summary: """
      Counts the unit tests of each architecture from their sources: which behaviours are tested without a screen, how \
      many tests and lines each role has, and how many doubles they need. Runs nothing: how many mutants are found is \
      told from the stored run, if it was made for the same sources.
      """,
    options: [],
    examples: [Example("swift run compare tests", "Both tables, within seconds.")],
    exitStatuses: [
      .init(.success, "It is counted."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "The tests cannot be read, or the output cannot be written."),
    ])

  let console: Console

  /// The run of all mutants that comes with the package.
  static let storedRun = "Reports/testing.json"

  /// Counts. Throws `SourceMetricsError`, `ResultsFileError`, and what the system refuses.
  func run(_ arguments: Arguments) throws -> ExitStatus {
    let root = try Package().root
    let stored = try Self.stored(in: root)
    let survey = TestSurvey(root: root)
    let tests = try survey.tested(ArchitectureCatalog.leading).map { architecture in
      let tests = try survey.tests(of: architecture, mutants: [])
      let kept = stored?.architectures.first { $0.name == tests.name && $0.sources == tests.sources }
      return try kept.map { try survey.tests(of: architecture, mutants: $0.mutants) } ?? tests
    }
    try console.print(TestTables(tests).markdown)
    return .success
  }

  /// Nil where there is none, or one of a sample only.
  private static func stored(in root: URL) throws -> TestingResults? {
    let file = root.appendingPathComponent(storedRun)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let results = try ResultsFile.decodeTesting(Data(contentsOf: file), file: storedRun)
    return results.sample == nil ? results : nil
  }
}
