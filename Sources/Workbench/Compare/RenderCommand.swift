import CommandLineKit
import Foundation

/// `compare render`: the report of a stored run.
struct RenderCommand {
  static let description = CommandDescription(
    name: "compare render",
    summary: "Renders the report from a results.json, and measures nothing.",
    options: [
      .value(
        "output", "DIR",
        """
        Writes the report into this folder. If not given, into Reports if FILE is the results.json in it, else into \
        .build/report.
        """)
    ],
    positionals: [PositionalDescription("FILE", "The results.json of the run.", isRequired: true)],
    examples: [
      Example("swift run compare render Reports/results.json", "The report in the repository again.")
    ],
    exitStatuses: [
      .init(.success, "The report is written."),
      .init(.usage, "The command line or a results file is not understood."),
      .init(.unavailable, "A file cannot be read or written."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let stored = StoredResults(path: try arguments.required("FILE"))
    let results = try stored.read()
    try ReportFolder(Self.folder(arguments, of: stored)).write(results)
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
