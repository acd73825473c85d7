import ArchitectureCatalog
import CommandLineKit
import Foundation
import Proof
import Results
import ScenarioDriver
import SourceMetrics

/// Looks at every architecture of the catalog: proves that all behave alike, and counts what they are made of and what
/// they ask for.
@MainActor
struct SystemStage {
  /// Why nothing is counted while the apps run, where that was not asked for.
  static let withoutCounts = "this run left out what takes a build with optimisation"

  let architectures: [Architecture]
  let package: Package
  let console: Console
  let progress: ProgressLine
  /// Whether what the architectures ask for while they run is counted too.
  let countsRuns: Bool

  /// What was found, or why nothing was: an architecture that does not behave is no reason to compare no other.
  func run() -> Measured<SystemResults> {
    do {
      return .measured(try count())
    } catch {
      return .notMeasured(reason: ErrorText.of(error))
    }
  }

  /// The same; throws what ``BehaviourStage`` throws, `SourceMetricsError`, and `LifetimeCensus.VisitFailure`.
  func count() throws -> SystemResults {
    let proven = try BehaviourStage(
      architectures: architectures, scenarios: BuiltInScenarios.all(), changed: [],
      walks: BenchmarkPlan.quick.walks, walkSeed: RandomWalks.defaultSeed, hasModel: true, package: package,
      console: console, progress: progress
    ).run()
    progress.show("reading the sources")
    let structure = try StructureCount(root: package.root).run(architectures)
    let lifetimes = try LifetimeCensus().run(architectures)
    let systems = try zip(architectures, zip(structure.architectures, lifetimes)).map {
      try system($0, sources: $1.0, lifetimes: $1.1)
    }
    progress.clear()
    return SystemResults(
      proof: SystemResults.Proof(
        scenarios: proven.behaviour.scenarios.count, walks: proven.walks.walks,
        screens: proven.lifetimes.screens, files: proven.files), systems: systems, counts: counts())
  }

  private func system(
    _ architecture: Architecture, sources: StructureResults.ArchitectureSources,
    lifetimes: FaultResults.Lifetimes
  ) throws -> SystemResults.System {
    let coupling = try CouplingResults(
      folder: path(architecture.sourceFolder), domain: path(StructureCount.domainFolder),
      toolkit: path(StructureCount.toolkitFolder))
    let tracer = TapTracer()
    return SystemResults.System(
      name: architecture.name, title: architecture.title, folder: architecture.sourceFolder, sources: sources,
      coupling: coupling, lifetimes: lifetimes, done: tracer.stacks(ofTap: "Done", in: architecture),
      cancel: tracer.stacks(ofTap: "Cancel", in: architecture))
  }

  private func counts() -> Measured<CountResults> {
    guard countsRuns else { return .notMeasured(reason: Self.withoutCounts) }
    do {
      // Instructions are counted in the benchmark.
      progress.show("building the benchmark with optimisation")
      _ = try ReleaseBuild(package: package).run(BenchmarkProcess.product)
    } catch {
      return .notMeasured(reason: (error as? ReleaseBuild.Failure)?.summary ?? ErrorText.of(error))
    }
    return CountProcess(package: package, plans: [.systems], progress: progress)
      .run(architectures: architectures.map(\.name))
  }

  private func path(_ folder: String) -> String { package.root.appendingPathComponent(folder).path }
}
