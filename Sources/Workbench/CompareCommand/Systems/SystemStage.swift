import ArchitectureCatalog
import CommandLineKit
import Foundation
import Proof
import Results
import ScenarioDriver
import SourceMetrics

/// What was found of some architectures without a build with optimisation.
struct FoundArchitectures {
  let architectures: [Architecture]
  let behaviour: BehaviourResults
  let walks: FaultResults.Walks
  let screens: Int
  let files: Int
  let structure: StructureResults
  let lifetimes: [FaultResults.Lifetimes]
}

/// Proves that architectures behave alike, and counts what they are made of and what they ask for.
@MainActor
struct SystemStage {
  /// Why nothing is counted and timed while the apps run, where that was not asked for.
  static let withoutRuns = "this run left out what takes a build with optimisation"

  let scenarios: [Scenario]
  /// How many random walks there are.
  let walks: Int
  /// Where the random walks begin.
  let walkSeed: UInt64
  let package: Package
  let console: Console
  let progress: ProgressLine

  /// Proves and counts.
  ///
  /// - Parameter known: one that was found before, against which these are held.
  ///
  /// Throws what ``BehaviourStage`` throws, `SourceMetricsError`, and `LifetimeCensus.VisitFailure`.
  func find(_ architectures: [Architecture], besides known: Architecture? = nil) throws -> FoundArchitectures
  {
    let proven = try BehaviourStage(
      architectures: architectures, known: known, scenarios: scenarios, changed: [], walks: walks,
      walkSeed: walkSeed, hasModel: true, package: package, console: console, progress: progress
    ).run()
    progress.show("visiting the Add screen")
    let lifetimes = try LifetimeCensus().run(architectures)
    progress.show("reading the sources")
    return FoundArchitectures(
      architectures: architectures, behaviour: proven.behaviour, walks: proven.walks,
      screens: proven.lifetimes.screens, files: proven.files,
      structure: try StructureCount(root: package.root).run(architectures), lifetimes: lifetimes)
  }

  /// What is found of those of the catalog that are not among these, in so many parts; throws what ``find(_:besides:)``
  /// throws.
  func findOthers(besides found: FoundArchitectures) throws -> [FoundArchitectures] {
    let names = found.architectures.map(\.name)
    let others = ArchitectureCatalog.all.filter { !names.contains($0.name) }
    return others.isEmpty ? [] : [try find(others, besides: found.architectures.first)]
  }

  /// All side by side, in the order of the catalog. Throws `SourceMetricsError`.
  func results(
    _ found: [FoundArchitectures], counts: Measured<CountResults>, cost: Measured<CostResults>
  ) throws(SourceMetricsError) -> SystemResults {
    progress.show("looking which type names which")
    defer { progress.clear() }
    let sources = found.flatMap(\.structure.architectures)
    let lifetimes = found.flatMap(\.lifetimes)
    var systems: [String: SystemResults.System] = [:]
    for (index, architecture) in found.flatMap(\.architectures).enumerated() {
      systems[architecture.name] = try system(
        architecture, sources: sources[index], lifetimes: lifetimes[index])
    }
    return SystemResults(
      proof: SystemResults.Proof(
        scenarios: found.map(\.behaviour.scenarios.count).min() ?? 0,
        walks: found.map(\.walks.walks).min() ?? 0, screens: found.reduce(0) { $0 + $1.screens },
        files: found.reduce(0) { $0 + $1.files }),
      systems: ArchitectureCatalog.all.compactMap { systems[$0.name] }, counts: counts.ofSystems, cost: cost)
  }

  /// The main workloads of every architecture of the catalog at one size, or why there are no times.
  func cost(seed: UInt64) -> Measured<CostResults> {
    do {
      return .measured(
        try CostProcess(package: package, plan: .systems, seed: seed, progress: progress)
          .run(architectures: ArchitectureCatalog.all.map(\.name)))
    } catch {
      return .notMeasured(reason: (error as? ReleaseBuild.Failure)?.summary ?? ErrorText.of(error))
    }
  }

  private func system(
    _ architecture: Architecture, sources: StructureResults.ArchitectureSources,
    lifetimes: FaultResults.Lifetimes
  ) throws(SourceMetricsError) -> SystemResults.System {
    let coupling = try CouplingResults(
      folder: path(architecture.sourceFolder), domain: path(StructureCount.domainFolder),
      toolkit: path(StructureCount.toolkitFolder))
    let tracer = TapTracer()
    return SystemResults.System(
      name: architecture.name, title: architecture.title, folder: architecture.sourceFolder, sources: sources,
      coupling: coupling, lifetimes: lifetimes, done: tracer.stacks(ofTap: "Done", in: architecture),
      cancel: tracer.stacks(ofTap: "Cancel", in: architecture))
  }

  private func path(_ folder: String) -> String { package.root.appendingPathComponent(folder).path }
}

extension Measured<CountResults> {
  /// Those that stand beside each other for every architecture of the catalog.
  fileprivate var ofSystems: Measured {
    guard case .measured(let counts) = self else { return self }
    let ids = WorkloadID.main + [WorkloadID.memoryScene]
    return .measured(
      CountResults(
        workloads: counts.workloads.filter { ids.contains($0.id) },
        counts: counts.counts.filter { ids.contains($0.workload) && $0.size == SystemResults.size }))
  }

  /// The same without some arms.
  func without(_ arms: [String]) -> Measured {
    guard case .measured(let counts) = self else { return self }
    return .measured(
      CountResults(
        workloads: counts.workloads, counts: counts.counts.filter { !arms.contains($0.arm) }))
  }
}
