import ArchitectureCatalog
import CommandLineKit
import Foundation
import Mutation
import Report
import Results

/// `compare coverage`: which part of each role its own unit tests reach.
struct CoverageCommand {
  static let description = CommandDescription(
    name: "compare coverage",
    summary: """
      Runs the unit tests of each role alone, and tells which lines and regions of the role's files they reach, by the \
      toolchain's own coverage; and how long all unit tests take beside the built-in scenarios. Builds a copy of the \
      package, in .build/coverage.
      """,
    options: [
      .value("architectures", "A,B", "Only these."),
      .value("output", "FILE", "Writes what was found, in JSON."),
    ],
    examples: [
      Example(
        "swift run compare coverage --output Reports/coverage.json", "The run that comes with the package.")
    ],
    exitStatuses: [
      .init(.success, "It is measured."),
      .init(.usage, "The command line is not understood."),
      .init(
        .unavailable, "The tests do not build or do not pass, or the toolchain's coverage cannot be had."),
    ])

  let console: Console

  /// Runs. Throws `UsageError`, and what `CoverageRun` throws.
  func run(_ arguments: Arguments) throws -> ExitStatus {
    let root = try Package().root
    let architectures = TestSurvey(root: root).tested(try arguments.architectures())
    let output = try arguments.value("output").map { try OutputFile(path: $0) }
    let results = try CoverageRun(of: root, progress: ProgressLine()).run(architectures)
    try console.print(CoverageTable(results).markdown)
    try output?.write(ResultsFile.encode(results))
    return .success
  }
}
