public import Reporting

/// A count that is another one than in the baseline.
public struct CountChange: Equatable, Sendable {
  /// What is counted, and of whom.
  public let key: CountKey
  /// The baseline's count, for each operation.
  public let before: Double
  /// This run's count, for each operation.
  public let now: Double
}

/// What tells one count of a run from the others.
public struct CountKey: Hashable, Sendable {
  /// The workload and the size.
  public let cell: Cell
  /// The architecture, or the baseline beside them.
  public let arm: String
  /// What is counted.
  public let metric: CountResults.Metric

  init(_ count: CountResults.Count) {
    cell = Cell(workload: count.workload, size: count.size)
    arm = count.arm
    metric = count.metric
  }
}

/// A count that the baseline has, and that this run tried and failed to take.
public struct LostCount: Equatable, Sendable {
  /// What was counted, and of whom.
  public let key: CountKey
  /// Why there is none now.
  public let reason: String
}
