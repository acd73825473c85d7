@testable import Measurement
@testable import Workbench

/// Results that hold no more than what changes are told from, to be changed field by field.
struct Run {
  /// The arms of the cells, and how many times as long each takes as the first.
  var arms: [(name: String, factor: Double)] = [
    ("MVC", 1), ("MVVM", 2), ("VIPER", 1.5), (ReferenceArm.toolkit, 0.5), (ReferenceArm.domain, 0.25),
    (ReferenceArm.calibration, 10),
  ]
  var architectures = ["MVC", "MVVM", "VIPER"]
  /// How many times as long the control takes as the first.
  var control = 1.0
  /// The arm that takes half as long again in one of the launches, so that its intervals are wide.
  var unsteady = ""
  var cells = ["add": [10, 1_000]]
  var counts = Measured<CountResults>.measured(CountResults(workloads: [], counts: []))
  var swift = "6.3.1"
  var processor = Run.processor()

  /// A run in which one arm takes `factor` times as long as it did.
  func slowing(_ arm: String, by factor: Double) -> Run {
    var run = self
    run.arms = arms.map { ($0.name, $0.name == arm ? $0.factor * factor : $0.factor) }
    return run
  }

  func counting(_ counts: CountResults.Count...) -> Run {
    var run = self
    run.counts = .measured(CountResults(workloads: [], counts: counts))
    return run
  }

  func results() throws -> ComparisonResults {
    ComparisonResults(
      architectures: architectures,
      behaviour: BehaviourResults(scenarios: [], transcriptBytes: 0),
      structure: StructureResults(architectures: [], shared: []),
      taps: TapResults(tap: "", traces: .notMeasured(reason: "")),
      counts: counts, changes: .notMeasured(reason: ""),
      cost: CostResults(
        run: try samples(), launches: 3, rounds: 4, capMilliseconds: 1, isQuick: true, seed: 7),
      environment: EnvironmentResults(
        processor: processor, cores: 1, hypervisor: .measured("no"), operatingSystem: "Linux",
        swiftVersion: swift, buildCommand: "swift build", revision: .measured("abc1234"),
        hasLocalChanges: false, measuredSources: .notMeasured(reason: "none"), loadBefore: .measured(0),
        loadAfter: .measured(0), benchmarkSeconds: 1,
        date: .measured("2026-01-31")))
  }

  static func processor(
    vendor: String = "Maker", family: String = "6", model: Measured<String> = .measured("1"),
    stepping: Measured<String> = .measured("2"), caches: Measured<[Processor.Cache]> = .measured([])
  ) -> Processor {
    Processor(
      name: "A processor", vendor: .measured(vendor), family: .measured(family), model: model,
      stepping: stepping, caches: caches)
  }

  func samples() throws -> BenchmarkRun {
    var all = arms
    if let first = arms.first { all.append((ReferenceArm.again(first.name), first.factor * control)) }
    let cells = try cells.sorted { $0.key < $1.key }.flatMap { workload, sizes in
      try sizes.map { size in
        let launches = try (0..<3).map { launch in
          let times = all.map { arm in
            let spread = arm.name == unsteady && launch == 1 ? 1.5 : 1
            return Array(repeating: 100 * arm.factor * spread, count: 4)
          }
          return try LaunchSamples(arms: all.map(\.name), times: times)
        }
        return try CellSamples(workload: workload, size: size, arms: all.map(\.name), launches: launches)
      }
    }
    let workloads = self.cells.keys.sorted()
    return BenchmarkRun(
      workloads: workloads.map { .init(id: $0, summary: "Do \($0)", operation: "contact") }, cells: cells)
  }
}

extension CountResults.Count {
  /// A count of an architecture in one cell.
  static func of(
    _ metric: CountResults.Metric, _ value: Double, arm: String = "MVC", size: Int = 10
  ) -> CountResults.Count {
    CountResults.Count(workload: "add", size: size, arm: arm, metric: metric, value: .measured(value))
  }

  static func missing(
    _ metric: CountResults.Metric, _ reason: String, arm: String = "MVC"
  ) -> CountResults.Count {
    CountResults.Count(
      workload: "add", size: 10, arm: arm, metric: metric, value: .notMeasured(reason: reason))
  }
}

extension BaselineComparison {
  var page: String { BaselinePage(changes: self, renewal: "renew").markdown }
}
