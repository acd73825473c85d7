import ArchitectureCatalog
import BehaviourProof
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
      .init(.success, "All behave alike, and what was found is printed or put into the file."),
      .init(
        .checkFailed,
        "An architecture does not behave as the others, or FILE is of other sources than those of now."),
      .init(.usage, "The command line or FILE is not understood."),
      .init(.unavailable, "A file cannot be read or written."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.requireAtMostOne(of: ["without-runs", "into"])
    let package = try Package()
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

  private func find(in package: Package) throws -> SystemResults {
    let stage = SystemStage(
      scenarios: try BuiltInScenarios.all(), walks: BenchmarkPlan.quick.walks,
      walkSeed: RandomWalks.defaultSeed, package: package, progress: ProgressLine())
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
