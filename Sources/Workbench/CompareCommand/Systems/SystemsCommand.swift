import ArchitectureCatalog
import CommandLineKit
import Foundation
import Report
import Results

/// `compare systems`: every architecture of the catalog side by side.
@MainActor
struct SystemsCommand {
  static let description = CommandDescription(
    name: "compare systems",
    summary: """
      Puts every architecture of the catalog side by side: proves that all behave alike, counts their sources and what \
      they ask for while they run, finds which type names which, and follows two taps through each. The times of the \
      comparison are not measured again.
      """,
    options: [
      .flag("without-counts", "Leaves out what takes a build with optimisation: done in seconds."),
      .value(
        "into", "FILE",
        "Puts what is found into this results.json of a run, in place of what is in it; its sources have to be those of now."
      ),
    ],
    examples: [
      Example("swift run compare systems", "The tables, after a minute or two."),
      Example(
        "swift run compare systems --without-counts", "The tables of what can be read from the sources."),
      Example(
        "swift run compare systems --into Reports/results.json",
        "All of it for the report, without measuring anything else again."),
    ],
    exitStatuses: [
      .init(.success, "All behave alike, and what was found is printed or put into the file."),
      .init(
        .checkFailed,
        "An architecture does not behave as the others, or FILE is of other sources than those of now."),
      .init(.usage, "The command line or FILE is not understood."),
      .init(.unavailable, "A file cannot be read or written."),
    ])

  let console: Console

  /// Prints the tables, or puts what is found into a file.
  ///
  /// Throws `UsageError`, ``StoredResults/OtherSources``, what ``SystemStage`` throws, and what the system refuses.
  func run(_ arguments: Arguments) throws -> ExitStatus {
    let package = try Package()
    let stage = SystemStage(
      architectures: ArchitectureCatalog.all, package: package, console: console, progress: ProgressLine(),
      countsRuns: !arguments.flag("without-counts"))
    guard let path = arguments.value("into") else {
      try console.print("\n\(SystemTables(stage.count()).markdown)")
      return .success
    }
    let file = StoredResults(path: path)
    var results = try file.read(ofSourcesIn: package.root).results
    results.systems = .measured(try stage.count())
    try file.write(results)
    try console.print(
      "\(path): the systems are in it. For the report: swift run compare render \(path)\n")
    return .success
  }
}
