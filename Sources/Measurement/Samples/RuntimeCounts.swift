/// Counts, as opposed to times: numbers that are the same in every run on the same machine and toolchain.
package struct RuntimeCounts: Codable, Equatable, Sendable {
  package enum Metric: String, Codable, CaseIterable, Sendable {
    /// Comparisons of one element with another for each operation.
    case comparisons
    /// Requests to the allocator for each operation.
    case allocations
    /// The bytes of those requests.
    case bytesAllocated
    /// Blocks of memory in use.
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

  /// One metric of one participant in a workload at one size.
  package struct Count: Codable, Equatable, Sendable {
    /// The id of one of the ``RuntimeCounts/workloads``.
    package let workload: String
    /// The number of contacts.
    package let size: Int
    /// The architecture or ``ReferenceParticipant``.
    package let participant: String
    package let metric: Metric
    /// For each of the workload's operations.
    package let value: Measured<Double>
    /// The smallest and the largest value of a count that depends on the layout of memory, and so on the build; then
    /// ``value`` is the median. Nil for any other count.
    package let range: ClosedRange<Double>?

    package init(
      workload: String, size: Int, participant: String, metric: Metric, value: Measured<Double>,
      range: ClosedRange<Double>? = nil
    ) {
      self.range = range
      self.workload = workload
      self.size = size
      self.participant = participant
      self.metric = metric
      self.value = value
    }
  }

  /// The number of memory layouts in which a count that depends on them is taken.
  package static let layouts = 9

  /// The counted workloads, as described by the code that performs them.
  package let workloads: [WorkloadDescription]
  package let counts: [Count]

  package init(workloads: [WorkloadDescription], counts: [Count]) {
    self.workloads = workloads
    self.counts = counts
  }

  /// Joins the counts of several runs, each at its own sizes.
  package init(_ runs: [RuntimeCounts]) {
    self.init(workloads: runs.flatMap(\.workloads).withoutRepetition, counts: runs.flatMap(\.counts))
  }

  /// The value for one participant of one cell; nil if the participant takes no part in it, or the count was not
  /// requested.
  package func value(of metric: Metric, workload: String, size: Int, participant: String) -> Measured<Double>?
  {
    count(of: metric, workload: workload, size: size, participant: participant)?.value
  }

  /// The count for one participant of one cell, with its range.
  package func count(of metric: Metric, workload: String, size: Int, participant: String) -> Count? {
    counts.first {
      $0.metric == metric && $0.workload == workload && $0.size == size && $0.participant == participant
    }
  }
}

extension RuntimeCounts.Metric {
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
}
