public import Measurement

/// What was counted rather than timed: numbers that are the same in every run on the same machine and toolchain.
public struct CountResults: Codable, Equatable, Sendable {
  /// What is counted.
  public enum Metric: String, Codable, CaseIterable, Sendable {
    /// Comparisons of one element with another for each operation.
    case comparisons
    /// Requests to the allocator for each operation.
    case allocations
    /// The bytes of those requests.
    case bytesAllocated
    /// Blocks of memory that are held.
    case liveObjects
    /// The bytes of those blocks, as the allocator rounds them up.
    case liveBytes
    /// Instructions that the processor carries out for each operation.
    case instructions
    /// Calls that take a reference to an object, for each operation.
    case retains
    /// Calls that give a reference up, for each operation.
    case releases
  }

  /// One number.
  public struct Count: Codable, Equatable, Sendable {
    /// The id of one of the ``CountResults/workloads``.
    public let workload: String
    /// How many contacts there were.
    public let size: Int
    /// The architecture, or the baseline beside them.
    public let arm: String
    public let metric: Metric
    /// For each of the workload's operations.
    public let value: Measured<Double>

    public init(workload: String, size: Int, arm: String, metric: Metric, value: Measured<Double>) {
      self.workload = workload
      self.size = size
      self.arm = arm
      self.metric = metric
      self.value = value
    }
  }

  /// What was done while counting, in the words of the code that does it.
  public let workloads: [BenchmarkRun.Workload]
  public let counts: [Count]

  public init(workloads: [BenchmarkRun.Workload], counts: [Count]) {
    self.workloads = workloads
    self.counts = counts
  }

  /// What several runs counted, each at sizes of its own.
  public init(_ runs: [CountResults]) {
    var workloads: [BenchmarkRun.Workload] = []
    for workload in runs.flatMap(\.workloads) where !workloads.contains(workload) {
      workloads.append(workload)
    }
    self.init(workloads: workloads, counts: runs.flatMap(\.counts))
  }

  /// The number for one arm of one cell; nil where it takes no part, or was not asked for.
  public func value(of metric: Metric, workload: String, size: Int, arm: String) -> Measured<Double>? {
    counts.first {
      $0.metric == metric && $0.workload == workload && $0.size == size && $0.arm == arm
    }?.value
  }
}
