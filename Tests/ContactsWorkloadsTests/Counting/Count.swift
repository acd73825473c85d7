import Measurement

/// Counts of a workload that there is only here.
enum Count {
  static let workload = WorkloadDescription(id: "fly", summary: "Fly", operation: "flight")

  static func of(_ metric: CountResults.Metric, _ value: Measured<Double>) -> CountResults.Count {
    CountResults.Count(workload: workload.id, size: 7, arm: "MVC", metric: metric, value: value)
  }
}
