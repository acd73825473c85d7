import CommandLineKit
import Foundation

/// `compare render`: the report of a stored run, and which counts changed from one stored run to another.
struct RenderCommand {
  static let description = CommandDescription(
    name: "compare render",
    summary: """
      Renders the report from a results.json, and measures nothing. With --baseline it says which counts changed \
      from one stored run to the other, and writes nothing.
      """,
    options: [
      .value(
        "output", "DIR",
        """
        Writes the report into this folder. If not given, into Reports if FILE is the results.json in it, else into \
        .build/report.
        """),
      .value(
        "baseline", "OTHER",
        "Prints the counts of FILE that differ from those in OTHER, the results.json of another run, and fails if one does."
      ),
    ],
    positionals: [PositionalDescription("FILE", "The results.json of the run.", isRequired: true)],
    examples: [
      Example(
        "swift run compare render Reports/results.json", "The report in the repository again."),
      Example(
        "swift run compare render .build/report/results.json --baseline Reports/results.json",
        "Which counts changed between two runs."),
    ],
    exitStatuses: [
      .init(.success, "The report is written, or no count changed."),
      .init(.checkFailed, "A count differs from the baseline."),
      .init(.usage, "The command line or a results file is not understood."),
      .init(
        .unavailable, "A file cannot be read or written, or the two runs have nothing in common to compare."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.requireAtMostOne(of: ["output", "baseline"])
    let stored = StoredResults(path: try arguments.required("FILE"))
    let results = try stored.read()
    if let path = arguments.value("baseline") {
      try CountBaseline(path: path).check(results)
    } else {
      try ReportFolder(Self.folder(arguments, of: stored)).write(results)
    }
    return .success
  }

  /// The folder of the report. Only the run in `Reports` is rendered there: any other would overwrite it without being
  /// asked to.
  static func folder(_ arguments: Arguments, of stored: StoredResults) throws -> URL {
    if let folder = arguments.value("output") { return URL(fileURLWithPath: folder) }
    let package = try Package()
    let isPackageRun = stored.isSame(as: package.reports.appendingPathComponent("results.json"))
    return isPackageRun ? package.reports : package.otherReport
  }
}
