import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
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
      .value(
        "into", "FILE",
        """
        Puts what was found without a build with optimisation into the results of a run. What the run counted and timed \
        stays for each architecture that is as it was.
        """),
      .value("architectures", "A,B", "With --output: writes these, in place of all."),
      .value(
        "output", "FILE",
        """
        Writes what was found without a build with optimisation as JSON, and leaves out an architecture that does not \
        behave as the first one.
        """),
    ],
    examples: [
      Example("swift run compare systems", "The tables, after a minute or two."),
      Example(
        "swift run compare systems --without-runs", "The tables of what can be read from the sources."),
      Example(
        "swift run compare systems --into Reports/results.json",
        "The sources and taps of all for the report, within seconds; a new architecture is among them."),
    ],
    exitStatuses: [
      .init(.success, "All behave alike, and what was found is printed, written or put into the file."),
      .init(
        .checkFailed,
        "An architecture does not behave as the others, or FILE is of other sources than those of now."),
      .init(.usage, "The command line or FILE is not understood."),
      .init(.unavailable, "A file cannot be read or written."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.requireAtMostOne(of: ["without-runs", "into", "output"])
    try arguments.require("output", for: ["architectures"])
    let package = try Package()
    if let path = arguments.value("output") {
      return try write(to: OutputFile(path: path), arguments, package)
    }
    guard let path = arguments.value("into") else {
      let tables = try tables(in: package, runs: !arguments.flag("without-runs"))
      try console.print("\n\(tables)")
      return .success
    }
    var changes: [String] = []
    try StoredResults(path: path).renew(ofSourcesIn: package.root) { results in
      changes = SystemRenewal(systems: try find(in: package)).renew(&results)
    }
    for line in changes { try console.print("\(line).\n") }
    try console.print(
      "\(path): the systems are in it. For the report: swift run compare render \(path)\n")
    return .success
  }

  /// The first has to behave as specified, and each of the others as it does, by itself where they do not all.
  private func write(to file: OutputFile, _ arguments: Arguments, _ package: Package) throws -> ExitStatus {
    let all =
      arguments.value("architectures") == nil ? ArchitectureCatalog.all : try arguments.architectures()
    let stage = try stage(in: package, .full)
    let systems = try stage.all(with: stage.survey(Array(all.prefix(1))), among: all)
    try file.write(ResultsFile.encode(systems))
    return systems.missing.isEmpty ? .success : .checkFailed
  }

  private func stage(in package: Package, _ plan: BenchmarkPlan) throws -> SystemStage {
    SystemStage(
      scenarios: try BuiltInScenarios.all(), walks: plan.walks, walkSeed: RandomWalks.defaultSeed,
      package: package, progress: ProgressLine())
  }

  private func find(in package: Package) throws -> SystemResults {
    let stage = try stage(in: package, .quick)
    return try stage.all(with: stage.survey(ArchitectureCatalog.all))
  }

  /// - Parameter runs: whether they are counted and timed while they run.
  private func tables(in package: Package, runs: Bool) throws -> String {
    let systems = try find(in: package)
    guard runs else { return try SystemTables(systems).markdown() }
    let names = systems.systems.map(\.name)
    let progress = ProgressLine()
    let plan = BenchmarkPlan.full.limited(to: WorkloadID.main, sizes: [SystemResults.size])
    // Instructions are counted in the benchmark.
    let cost = try BenchmarkProcess(
      package: package, plan: plan, seed: BenchmarkPlan.newSeed(), progress: progress
    ).run(architectures: names)
    let counts = CountProcess(
      package: package, plans: BenchmarkPlan.quick.counts(of: names, among: names), progress: progress
    ).run()
    progress.clear()
    return try SystemTables(systems, counts: counts.value).markdown(cost: cost)
  }
}
