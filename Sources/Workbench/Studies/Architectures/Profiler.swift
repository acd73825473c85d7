import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import Measurement
import ScenarioDriver
import SourceReading

/// What was found of some architectures without a build with optimisation.
struct ArchitectureSurvey {
  let architectures: [Architecture]
  let proven: ProvenBehaviour
  let structure: StructureResults
  let systems: [ArchitectureProfiles.System]
}

/// Proves that architectures behave alike, and finds out what they are made of.
@MainActor
struct Profiler {
  let scenarios: [Scenario]
  let walks: Int
  let walkSeed: UInt64
  let package: Package
  let progress: ProgressLine

  /// Proves, follows two taps, and reads the sources.
  ///
  /// - Parameter known: one that was found before, against which these are held.
  func survey(
    _ architectures: [Architecture], besides known: Architecture? = nil
  ) throws -> ArchitectureSurvey {
    defer { progress.clear() }
    let proven = try BehaviourStage(
      architectures: architectures, known: known, scenarios: scenarios, changed: [], walks: walks,
      walkSeed: walkSeed, hasModel: true, root: package.root, progress: progress
    ).run()
    progress.show("following two taps, and reading the sources")
    let count = StructureCount(root: package.root)
    let sources = try count.sources(of: architectures)
    var systems: [ArchitectureProfiles.System] = []
    for (index, architecture) in architectures.enumerated() {
      systems.append(try system(architecture, sources: sources[index]))
    }
    return ArchitectureSurvey(
      architectures: architectures, proven: proven,
      structure: try count.shared(), systems: systems)
  }

  /// These, and then the others on their toolkits, side by side in the order of the catalog. One of the others that does not behave is
  /// left out with the reason: it keeps no other from being compared.
  func all(
    with survey: ArchitectureSurvey, among catalog: [Architecture]? = nil
  ) throws -> ArchitectureProfiles {
    let names = survey.architectures.map(\.name)
    let catalog = catalog ?? ArchitectureCatalog.comparable(with: survey.architectures)
    var surveys = [survey]
    var missing: [ArchitectureProfiles.MissingSystem] = []
    for one in catalog where !names.contains(one.name) {
      do {
        surveys.append(try self.survey([one], besides: survey.architectures.first))
      } catch {
        let reason = ErrorText.of(error)
        try console.print("\(one.name) is left out: \(reason)\n")
        missing.append(.init(name: one.name, reason: String(reason.prefix { !$0.isNewline })))
      }
    }
    let systems = surveys.flatMap(\.systems)
    return ArchitectureProfiles(
      proof: ArchitectureProfiles.Proof(
        scenarios: surveys.map(\.proven.behaviour.scenarios.count).min() ?? 0,
        walks: surveys.map(\.proven.walks.walks).min() ?? 0),
      systems: ArchitectureCatalog.every.compactMap { one in systems.first { $0.name == one.name } },
      missing: missing)
  }

  private func system(
    _ architecture: Architecture, sources: StructureResults.ArchitectureSources
  ) throws(CommandFailure) -> ArchitectureProfiles.System {
    let coupling = try CouplingResults(
      folder: path(architecture.sourceFolder), domain: path(StructureCount.domainFolder),
      toolkit: path("Sources/\(architecture.toolkit.module)"))
    let tracer = TapTracer()
    return ArchitectureProfiles.System(
      name: architecture.name, folder: architecture.sourceFolder, sources: sources, coupling: coupling,
      done: tracer.stacks(ofTap: "Done", in: architecture),
      cancel: tracer.stacks(ofTap: "Cancel", in: architecture))
  }

  private func path(_ folder: String) -> String { package.root.appendingPathComponent(folder).path }
}
