import Report
package import Results

/// A count that is another one than in the baseline.
package struct CountChange: Equatable, Sendable {
  /// What is counted, and of whom.
  package let key: CountKey
  /// The baseline's count, for each operation.
  package let before: Double
  /// This run's count, for each operation.
  package let now: Double
}

/// What tells one count of a run from the others.
package struct CountKey: Hashable, Sendable {
  /// The workload and the size.
  package let cell: Cell
  /// The architecture, or the baseline beside them.
  package let arm: String
  /// What is counted.
  package let metric: CountResults.Metric

  init(_ count: CountResults.Count) {
    cell = Cell(workload: count.workload, size: count.size)
    arm = count.arm
    metric = count.metric
  }
}

/// A count that the baseline has, and that this run tried and failed to take.
package struct LostCount: Equatable, Sendable {
  /// What was counted, and of whom.
  package let key: CountKey
  /// Why there is none now.
  package let reason: String
}
