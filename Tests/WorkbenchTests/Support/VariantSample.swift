@testable import BehaviourProof
@testable import Measurement
@testable import SourceReading
@testable import Workbench

/// Implementations of each pattern, few enough to be checked by hand.
struct VariantSample {
  var sources = "0123456789abcdef"
  /// The code lines of all implementations of each pattern; the first one leads.
  var lines: [(pattern: String, values: [Double])] = [
    ("MVC", [100, 120, 140, 160]), ("MVVM", [150, 180, 200, 220, 240]), ("VIPER", [300, 170, 390, 400]),
  ]
  /// The times over the leading MVC, in the same order.
  var times: [String: [Double]] = ["MVC": [1, 1.01, 1.02, 0.99], "MVVM": [2, 1.03, 1.5, 2, 2]]
  /// Why a step of the ladder does not do what it should, by its place.
  var failures: [Int: String] = [:]
  var steps = 2
  /// The bytes held once launched, and the allocations and instructions of a launch: VIPER's, and with all at launch.
  var launch: [(before: Double, after: Double)] = [(1, 2), (3, 4), (5, 6)]
  var changedScenarios = [
    ChangeResults.ChangedScenario(name: "The second visit to Add starts empty", reason: "it is | the first")
  ]
  var unreliability: String?
  /// The sources of those whose sources are known, by name.
  var metrics: [String: FolderMetrics] = [:]
  /// What is known of others, by name.
  var systems: [String: SystemResults.System] = [:]
  /// Behind the others.
  var further: [VariantResults.Implementation] = []

  func results() throws -> VariantResults {
    VariantResults(
      sources: sources, scenarios: 46, walks: 200, environment: try Fixture().results().environment,
      unreliability: unreliability,
      implementations: lines.flatMap { pattern, values in
        values.enumerated().map { implementation(of: pattern, $0, $1) }
      } + (0..<steps).map(step) + [launchGraph] + further)
  }

  /// One of which the sources alone are known.
  static func system(_ metrics: FolderMetrics) -> SystemResults.System {
    SystemResults.System(
      name: "", folder: metrics.path, sources: .init(name: "", metrics: metrics, roles: []),
      coupling: CouplingResults(types: []),
      lifetimes: .init(architecture: "", visits: 0, addContact: [], app: []),
      done: .notMeasured(reason: "none"), cancel: .notMeasured(reason: "none"))
  }

  private static let counts: [VariantResults.Measure] = [
    .launchedBytes, .launchAllocations, .launchInstructions,
  ]

  private func implementation(
    of pattern: String, _ index: Int, _ lines: Double
  ) -> VariantResults.Implementation {
    var one = VariantResults.Implementation(
      name: index == 0 ? pattern : "\(pattern)Way\(index)", title: "Way \(index)",
      folder: index == 0 ? "Sources/Architectures/\(pattern)" : "Benchmarks/Variants/\(pattern)Way\(index)",
      pattern: pattern, origin: index == 0 ? nil : "Somebody",
      values: [.codeLines: lines, .protocols: Double(index)])
    one.system = systems[one.name] ?? metrics[one.name].map(Self.system)
    if let time = times[pattern]?[index] {
      one.values[.addTime] = time
      if time != 1 { one.intervals[.addTime] = time - 0.01...time + 0.01 }
    }
    if pattern == "VIPER", index == 0 {
      for (measure, value) in zip(Self.counts, launch) { one.values[measure] = value.before }
    }
    return one
  }

  private func step(_ index: Int) -> VariantResults.Implementation {
    .init(
      name: "Step\(index)", title: "Step \(index)", folder: "Benchmarks/Variants/Step\(index)",
      pattern: "MVVM",
      towards: "VIPER", origin: "Somebody", moved: .init(base: "MVVM", added: 12 + index, removed: 2),
      failure: failures[index], values: [.codeLines: 1_000, .protocols: 0])
  }

  private var launchGraph: VariantResults.Implementation {
    .init(
      name: "VIPERLaunchGraph", title: "All at launch", folder: "Benchmarks/Variants/VIPERLaunchGraph",
      pattern: "VIPER", origin: "Somebody", changedScenarios: changedScenarios,
      values: zip(Self.counts, launch).reduce(into: [.codeLines: 1]) { $0[$1.0] = $1.1.after })
  }
}
