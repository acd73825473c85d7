import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import ScenarioDriver
import SourceReading

/// One comparison from beginning to end: behaviour, then structure, then cost.
@MainActor
struct ComparisonRun {
  let architectures: [Architecture]
  let scenarios: [Scenario]
  let package: Package
  let plan: BenchmarkPlan
  let walkSeed: UInt64
  /// The seed of the orders of the participants.
  let orderSeed: UInt64

  private let progress = ProgressLine()

  /// Throws what ``BehaviourStage`` throws before anything is measured: what does not behave the same is not timed.
  func run() throws -> ComparisonResults {
    let stage = Profiler(
      scenarios: scenarios, walks: plan.walks, walkSeed: walkSeed, package: package,
      progress: progress)
    let found = try stage.survey(architectures)
    let systems = try stage.all(with: found)
    let further = systems.systems.map(\.name).filter { !names.contains($0) }
    let lines = found.systems.map { "\($0.name) \($0.sources.metrics.counts.codeLines)" }
    try say("Structure: code lines: \(lines.joined(separator: ", ")).")

    progress.show("counting the change requests")
    let changes = Measured { try ChangeSurvey.results(in: package.root, of: names) }
    try say("Change requests", changes) { "\($0.requests.count) counted" }
    progress.show("counting the unit tests")
    let testing = Measured { try TestSurvey(root: package.root).results(of: ArchitectureCatalog.all) }
    try say("Unit tests", testing) { results in
      results.architectures.map { tested in
        "\(tested.name) \(tested.roles.reduce(0) { $0 + $1.tests })"
      }.joined(separator: ", ")
    }

    // Built first: instructions are counted in the benchmark.
    let benchmark = BenchmarkProcess(package: package, plan: plan, seed: orderSeed, progress: progress)
    let executable = try benchmark.build()
    let counts = CountProcess(
      package: package, plans: plan.counts(of: names, among: names + further), progress: progress
    ).run()
    try say("Counts", counts) { "\($0.counts.count) numbers" }

    try say("Order of the participants: seed \(orderSeed); --seed \(orderSeed) repeats it.")
    let loadBefore = Machine.load
    let start = ContinuousClock.now
    let cost = try benchmark.launch(executable, architectures: names)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    try say("Cost: \(plan.launches) launches of the benchmark in \(Int(seconds.rounded())) s.")

    return ComparisonResults(
      architectures: names, behaviour: found.proven.behaviour, walks: found.proven.walks,
      structure: found.structure, systems: systems, counts: counts, changes: changes, testing: testing,
      cost: cost,
      environment: EnvironmentProbe(root: package.root).run(
        loadBefore: loadBefore, benchmarkSeconds: seconds))
  }

  private var names: [String] { architectures.map(\.name) }

  private func say<Value>(
    _ subject: String, _ measured: Measured<Value>, _ words: (Value) -> String
  ) throws {
    switch measured {
    case .measured(let value): try say("\(subject): \(words(value)).")
    case .notMeasured(let reason): try say("\(subject): not measured: \(reason)")
    }
  }

  private func say(_ line: String) throws {
    progress.clear()
    try console.print("\(line)\n")
  }
}

extension Measured {
  /// What `find` returns, or the error that it throws as the reason why there is nothing.
  init(_ find: () throws -> Measured) {
    do {
      self = try find()
    } catch {
      self = .notMeasured(reason: ErrorText.of(error))
    }
  }
}

/// Reads what the machine and the checkout are.
struct EnvironmentProbe {
  let root: URL

  func run(loadBefore: Measured<Double>, benchmarkSeconds: Double) -> EnvironmentResults {
    EnvironmentResults(
      processor: ProcessorProbe.system.processor,
      cores: ProcessInfo.processInfo.activeProcessorCount,
      hypervisor: Machine.hypervisor,
      operatingSystem: Machine.operatingSystem,
      swiftVersion: Subprocess.text(["swift", "--version"], in: root)?.split(separator: "\n").first.map(
        String.init)
        ?? "not reported by the toolchain",
      buildCommand: ReleaseBuild.command(BenchmarkProcess.product),
      revision: Subprocess.text(["git", "rev-parse", "--short=12", "HEAD"], in: root).map { .measured($0) }
        ?? .notMeasured(reason: "not a git checkout"),
      hasLocalChanges: Subprocess.text(
        ["git", "status", "--porcelain", "--", "Package.swift", "Sources", "Benchmarks"], in: root) != nil,
      loadBefore: loadBefore, loadAfter: Machine.load,
      benchmarkSeconds: benchmarkSeconds,
      date: .measured(Date.now.formatted(.iso8601.year().month().day())))
  }
}
