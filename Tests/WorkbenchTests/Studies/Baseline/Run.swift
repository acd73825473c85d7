@testable import Measurement
@testable import Workbench

/// Results with no more than a comparison with a baseline needs, to be changed field by field.
struct Run {
  var counts = Measured<CountResults>.measured(CountResults(workloads: [], counts: []))
  var swift = "6.3.1"
  var processor = Fixture.processor(model: "1")
  /// The time of each sample.
  var nanoseconds = 100.0

  func counting(_ counts: CountResults.Count...) -> Run {
    var run = self
    run.counts = .measured(CountResults(workloads: [], counts: counts))
    return run
  }

  func results() throws -> ComparisonResults {
    var fixture = Fixture()
    fixture.pace = fixture.pace.map { $0 * nanoseconds / 100 }
    fixture.counts = counts
    fixture.processor = processor
    fixture.swift = swift
    return try fixture.results()
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
