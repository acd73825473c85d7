@testable import BehaviourProof
@testable import Measurement
@testable import SourceReading
@testable import Workbench

/// Implementations of each pattern, few enough to be checked by hand.
struct VariantSample {
  private static let counts = [("MVC", 4), ("MVVM", 5), ("VIPER", 4)]

  var sources = "0123456789abcdef"
  /// Why one of the two steps of the ladder does not do what it should, by its place.
  var failures: [Int: String] = [:]
  var changedScenarios = [
    ChangeResults.ChangedScenario(name: "The second visit to Add starts empty", reason: "it is | the first")
  ]
  /// The sources of those whose sources are known, by name.
  var metrics: [String: FolderMetrics] = [:]
  /// Behind the others.
  var further: [VariantResults.Implementation] = []

  func results() -> VariantResults {
    VariantResults(
      sources: sources, scenarios: 46, walks: 200,
      implementations: Self.counts.flatMap { pattern, count in
        (0..<count).map { implementation(of: pattern, $0) }
      } + (0..<2).map(step) + [launchGraph] + further)
  }

  /// One of which the sources alone are known.
  static func system(_ metrics: FolderMetrics) -> ArchitectureProfiles.System {
    ArchitectureProfiles.System(
      name: "", folder: metrics.path, sources: .init(name: "", metrics: metrics, roles: []),
      coupling: CouplingResults(types: []),
      done: .notMeasured(reason: "none"), cancel: .notMeasured(reason: "none"))
  }

  private func implementation(of pattern: String, _ index: Int) -> VariantResults.Implementation {
    let name = index == 0 ? pattern : "\(pattern)Way\(index)"
    return VariantResults.Implementation(
      name: name, folder: index == 0 ? "Sources/Architectures/\(pattern)" : "Benchmarks/Variants/\(name)",
      pattern: pattern, origin: index == 0 ? nil : "Somebody", sceneBytes: Double(index),
      system: metrics[name].map(Self.system))
  }

  private func step(_ index: Int) -> VariantResults.Implementation {
    .init(
      name: "Step\(index)", folder: "Benchmarks/Variants/Step\(index)", pattern: "MVVM", towards: "VIPER",
      origin: "Somebody", moved: .init(base: "MVVM", added: 12 + index, removed: 2), failure: failures[index])
  }

  private var launchGraph: VariantResults.Implementation {
    .init(
      name: "VIPERLaunchGraph", folder: "Benchmarks/Variants/VIPERLaunchGraph", pattern: "VIPER",
      origin: "Somebody", changedScenarios: changedScenarios, launchedBytes: 2)
  }
}
