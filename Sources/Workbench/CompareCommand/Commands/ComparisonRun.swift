import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import Proof
import Regression
import Results
import ScenarioDriver
import SourceMetrics

/// One comparison from beginning to end: behaviour, then structure, then cost.
@MainActor
struct ComparisonRun {
  let architectures: [Architecture]
  let scenarios: [Scenario]
  let package: Package
  let plan: BenchmarkPlan
  /// Where the random walks begin.
  let walkSeed: UInt64
  /// The seed of the orders of the arms.
  let orderSeed: UInt64
  let console: Console

  private let progress = ProgressLine()

  /// Throws what ``BehaviourStage`` throws before anything is measured: what does not behave the same is not timed. Throws
  /// what ``ElsewhereFile`` throws, too.
  func run() throws -> ComparisonResults {
    let elsewhere = try ElsewhereFile.committed()
    let proven = try BehaviourStage(
      architectures: architectures, scenarios: scenarios, changed: [], walks: plan.walks, walkSeed: walkSeed,
      hasModel: true, package: package, console: console, progress: progress
    ).run()
    progress.show("visiting the Add screen")
    let faults = FaultResults(walks: proven.walks, lifetimes: try LifetimeCensus().run(architectures))

    let structure = try StructureCount(root: package.root).run(architectures)
    let lines = structure.architectures.map { "\($0.name) \($0.metrics.counts.codeLines)" }
    try say("Structure: code lines: \(lines.joined(separator: ", ")).")

    progress.show("counting the change requests")
    let changes = ChangeStage(root: package.root).run(architectures.map(\.name))
    try say(Self.line(on: changes))

    let variants = variants()
    try say(Self.line(on: variants))
    progress.show("counting the unit tests")
    let testing = TestingStage(root: package.root).run(architectures)
    try say(Self.line(on: testing))

    progress.show("following one tap")
    let taps = TapTracer().run(architectures)

    // Built first: instructions are counted in the benchmark.
    let benchmark = BenchmarkProcess(package: package, plan: plan, seed: orderSeed, progress: progress)
    let executable = try benchmark.build()
    let counts = CountProcess(package: package, plans: plan.counts, progress: progress)
      .run(architectures: architectures.map(\.name))
    try say(Self.line(on: counts))
    let systems = SystemStage(
      architectures: ArchitectureCatalog.all, package: package, console: console, progress: progress,
      countsRuns: !plan.isQuick
    ).run()
    try say(Self.line(on: systems))

    try say("Order of the arms: seed \(orderSeed); --seed \(orderSeed) repeats it.")
    let loadBefore = Machine.load
    let start = ContinuousClock.now
    var cost = try benchmark.run(executable, architectures: architectures.map(\.name))
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    if plan.startsExecutables {
      cost = StartUpProcess(package: package, plan: plan, seed: orderSeed, progress: progress)
        .run(architectures: architectures.map(\.name), addingTo: cost)
    }
    try say("Cost: \(plan.launches) launches of the benchmark in \(Int(seconds.rounded())) s.")

    return ComparisonResults(
      architectures: architectures.map(\.name), behaviour: proven.behaviour, structure: structure, taps: taps,
      counts: counts, changes: changes, testing: testing, cost: cost,
      environment: EnvironmentProbe(root: package.root).run(
        loadBefore: loadBefore, benchmarkSeconds: seconds),
      faults: faults, elsewhere: elsewhere, systems: systems, variants: variants)
  }

  private static func line(on changes: Measured<ChangeResults>) -> String {
    switch changes {
    case .measured(let results): "Change requests: \(results.requests.count) counted."
    case .notMeasured(let reason): "Change requests: not measured: \(reason)"
    }
  }

  /// The counts from patches; those in programs are for a full comparison, which may take its time.
  private func variants() -> Measured<VariantResults> {
    progress.show("counting what is built another way")
    let count = VariantCount(package: package, progress: progress)
    return VariantStage(package: package).run(architectures.map(\.name)) { variant in
      plan.isQuick ? .notMeasured(reason: "a quick comparison does not build it") : count.run(variant)
    }
  }

  private static func line(on variants: Measured<VariantResults>) -> String {
    switch variants {
    case .measured(let results): "Built another way: \(results.variants.count) counted."
    case .notMeasured(let reason): "Built another way: not measured: \(reason)"
    }
  }

  private static func line(on testing: Measured<TestingResults>) -> String {
    switch testing {
    case .measured(let results):
      "Unit tests: \(results.architectures.map { "\($0.name) \($0.roles.reduce(0) { $0 + $1.tests })" }.joined(separator: ", "))."
    case .notMeasured(let reason): "Unit tests: not measured: \(reason)"
    }
  }

  private static func line(on counts: Measured<CountResults>) -> String {
    switch counts {
    case .measured(let results): "Counts: \(results.counts.count) numbers."
    case .notMeasured(let reason): "Counts: not measured: \(reason)"
    }
  }

  private static func line(on systems: Measured<SystemResults>) -> String {
    switch systems {
    case .measured(let results): "Systems: \(results.systems.count) side by side."
    case .notMeasured(let reason): "Systems: not measured: \(reason)"
    }
  }

  private func say(_ line: String) throws {
    progress.clear()
    try console.print("\(line)\n")
  }

  /// Samples of the cells, with as many launches and rounds as before, the arms in other orders. Throws ``BenchmarkProcess/Failure``.
  func measureAgain(_ cells: [CellID]) throws -> BenchmarkRun {
    let places = cells.map { "\($0.workload) at \($0.size)" }
    try say("Measuring again what seems slower: \(places.joined(separator: ", ")).")
    let sizes = Dictionary(grouping: cells, by: \.workload).mapValues { $0.map(\.size) }
    let runs = try sizes.sorted { $0.key < $1.key }.map { workload, sizes in
      let plan = plan.limited(to: [workload], sizes: sizes)
      return try CostProcess(package: package, plan: plan, seed: BenchmarkPlan.newSeed(), progress: progress)
        .run(architectures: architectures.map(\.name)).run
    }
    progress.clear()
    return BenchmarkRun(workloads: runs.flatMap(\.workloads), cells: runs.flatMap(\.cells))
  }
}
