import ArchitectureCatalog
import CommandLineKit
import Mutation
import Report
import Results

/// `compare tests`: what the unit tests of each architecture are.
struct TestsCommand {
  static let description = CommandDescription(
    name: "compare tests",
    summary: """
      Counts the unit tests of each architecture from their sources: which behaviours are tested without a screen, how \
      many tests and lines each role has, and how many doubles they need. Runs nothing.
      """,
    options: [],
    examples: [Example("swift run compare tests", "Both tables, within seconds.")],
    exitStatuses: [
      .init(.success, "It is counted."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "The tests cannot be read, or the output cannot be written."),
    ])

  let console: Console

  /// Counts. Throws `SourceMetricsError`, and what the system refuses.
  func run(_ arguments: Arguments) throws -> ExitStatus {
    let survey = TestSurvey(root: try Package().root)
    let tests = try survey.tested(ArchitectureCatalog.all).map { try survey.tests(of: $0, mutants: []) }
    try console.print(TestTables(tests).markdown)
    return .success
  }
}
