import ArchitectureCatalog
import CommandLineKit
import Foundation
import Proof
import Report
import Results
import ScenarioDriver

/// `compare systems`: every architecture of the catalog side by side.
@MainActor
struct SystemsCommand {
  static let description = CommandDescription(
    name: "compare systems",
    summary: """
      Puts every architecture of the catalog side by side: proves that all behave alike, counts their sources and what \
      they ask for while they run, finds which type names which, follows two taps through each, and times adding, \
      launching and scrolling with 1,000 contacts.
      """,
    options: [
      .flag("without-runs", "Leaves out what takes a build with optimisation: done in seconds."),
      .into,
    ],
    examples: [
      Example("swift run compare systems", "The tables, after a minute or two."),
      Example(
        "swift run compare systems --without-runs", "The tables of what can be read from the sources."),
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
    let runs = !arguments.flag("without-runs")
    guard let path = arguments.value("into") else {
      let results = try find(in: package, runs: runs)
      try console.print("\n\(SystemTables(results).markdown())")
      return .success
    }
    try StoredResults(path: path).renew(ofSourcesIn: package.root) { results in
      results.systems = .measured(try find(in: package, runs: runs))
    }
    try console.print(
      "\(path): the systems are in it. For the report: swift run compare render \(path)\n")
    return .success
  }

  private func find(in package: Package, runs: Bool) throws -> SystemResults {
    let progress = ProgressLine()
    let stage = SystemStage(
      scenarios: try BuiltInScenarios.all(), walks: BenchmarkPlan.quick.walks,
      walkSeed: RandomWalks.defaultSeed, package: package, console: console, progress: progress)
    let found = try stage.find(ArchitectureCatalog.all)
    guard runs else {
      let reason = SystemStage.withoutRuns
      return try stage.results(
        [found], counts: .notMeasured(reason: reason), cost: .notMeasured(reason: reason))
    }
    let names = ArchitectureCatalog.all.map(\.name)
    // Instructions are counted in the benchmark.
    let cost = stage.cost(seed: BenchmarkPlan.newSeed())
    let counts = CountProcess(
      package: package, plans: BenchmarkPlan.quick.counts(of: names, among: names), progress: progress
    ).run()
    return try stage.results([found], counts: counts, cost: cost)
  }
}
