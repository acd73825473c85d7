/// What was counted rather than timed: numbers that are the same in every run on the same machine and toolchain.
package struct CountResults: Codable, Equatable, Sendable {
  package enum Metric: String, Codable, CaseIterable, Sendable {
    /// Comparisons of one element with another for each operation.
    case comparisons
    /// Requests to the allocator for each operation.
    case allocations
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
  package struct Count: Codable, Equatable, Sendable {
    /// The id of one of the ``CountResults/workloads``.
    package let workload: String
    package let size: Int
    /// The architecture, or the baseline beside them.
    package let arm: String
    package let metric: Metric
    /// For each of the workload's operations.
    package let value: Measured<Double>
    /// The smallest and the largest, where it depends on where things lie in memory, and so on the build; the value is the
    /// median then. Nil for a count that does not.
    package let range: ClosedRange<Double>?

    package init(
      workload: String, size: Int, arm: String, metric: Metric, value: Measured<Double>,
      range: ClosedRange<Double>? = nil
    ) {
      self.range = range
      self.workload = workload
      self.size = size
      self.arm = arm
      self.metric = metric
      self.value = value
    }
  }

  /// In how many layouts of memory a count is taken that depends on where things lie.
  package static let layouts = 9

  /// What was done while counting, in the words of the code that does it.
  package let workloads: [WorkloadDescription]
  package let counts: [Count]

  package init(workloads: [WorkloadDescription], counts: [Count]) {
    self.workloads = workloads
    self.counts = counts
  }

  /// What several runs counted, each at sizes of its own.
  package init(_ runs: [CountResults]) {
    self.init(workloads: runs.flatMap(\.workloads).withoutRepetition, counts: runs.flatMap(\.counts))
  }

  /// The number for one arm of one cell; nil where it takes no part, or was not asked for.
  package func value(of metric: Metric, workload: String, size: Int, arm: String) -> Measured<Double>? {
    count(of: metric, workload: workload, size: size, arm: arm)?.value
  }

  /// The same with its range.
  package func count(of metric: Metric, workload: String, size: Int, arm: String) -> Count? {
    counts.first {
      $0.metric == metric && $0.workload == workload && $0.size == size && $0.arm == arm
    }
  }
}

extension CountResults.Metric {
  package var noun: String {
    switch self {
    case .comparisons: "comparisons"
    case .allocations: "allocations"
    case .bytesAllocated: "bytes allocated"
    case .liveObjects: "blocks held"
    case .liveBytes: "bytes held"
    case .instructions: "instructions"
    case .retains: "retains"
    case .releases: "releases"
    }
  }

  /// Whether it counts steps of an algorithm, from which a class of complexity can be told.
  package var countsSteps: Bool {
    switch self {
    case .comparisons, .allocations, .instructions: true
    case .bytesAllocated, .liveObjects, .liveBytes, .retains, .releases: false
    }
  }

  /// Whether it is memory that is there, rather than something that an operation does.
  package var isHeld: Bool { self == .liveObjects || self == .liveBytes }
}
