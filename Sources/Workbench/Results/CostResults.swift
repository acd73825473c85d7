/// What the architectures cost: every sample, and how the samples were taken.
package struct CostResults: Codable, Equatable, Sendable {
  /// A workload that was to be timed and could not be.
  package struct MissingWorkload: Codable, Equatable, Sendable {
    package let workload: WorkloadDescription
    package let reason: String

    package init(workload: WorkloadDescription, reason: String) {
      self.workload = workload
      self.reason = reason
    }
  }

  package var run: BenchmarkRun
  package var notMeasured: [MissingWorkload]
  /// How often the benchmark was launched.
  package var launches: Int
  /// The most rounds of a cell in one launch.
  package let rounds: Int
  /// The time after which a cell starts no further round, in milliseconds.
  package let capMilliseconds: Int
  /// Whether this was the quick run, which takes fewer samples.
  package var isQuick: Bool
  /// The seed of the orders in which the arms started and were sampled; nil in results that were written before there
  /// was one for each run.
  package let seed: UInt64?

  package init(
    run: BenchmarkRun, notMeasured: [MissingWorkload] = [], launches: Int, rounds: Int, capMilliseconds: Int,
    isQuick: Bool, seed: UInt64?
  ) {
    self.run = run
    self.notMeasured = notMeasured
    self.launches = launches
    self.rounds = rounds
    self.capMilliseconds = capMilliseconds
    self.isQuick = isQuick
    self.seed = seed
  }
}

/// What one or more launches of a benchmark measured: the workloads, in their own words, and every sample.
package struct BenchmarkRun: Codable, Equatable, Sendable {
  package let workloads: [WorkloadDescription]
  package private(set) var cells: [CellSamples]

  package init(workloads: [WorkloadDescription], cells: [CellSamples]) {
    self.workloads = workloads
    self.cells = cells
  }

  /// Runs of different cells as one, those of a workload side by side, by rising size.
  package init(joining parts: [BenchmarkRun]) {
    var workloads: [WorkloadDescription] = []
    for workload in parts.flatMap(\.workloads) where !workloads.contains(workload) {
      workloads.append(workload)
    }
    let cells = parts.flatMap(\.cells)
    self.init(
      workloads: workloads,
      cells: workloads.flatMap { workload in
        cells.filter { $0.workload == workload.id }.sorted { $0.size < $1.size }
      })
  }

  /// The same without the times of some architectures.
  package func without(_ architectures: [String]) -> BenchmarkRun {
    let arms = architectures + architectures.map(ReferenceArm.again)
    return BenchmarkRun(workloads: workloads, cells: cells.map { $0.without(arms) })
  }

  /// Adds the launches of another run of the same cells. Throws ``SampleShapeError/otherCell``.
  package mutating func append(launchesOf other: BenchmarkRun) throws(SampleShapeError) {
    guard other.workloads == workloads, other.cells.count == cells.count else { throw .otherCell }
    for index in cells.indices {
      try cells[index].append(launchesOf: other.cells[index])
    }
  }
}

/// A workload as the code that runs it describes it.
package struct WorkloadDescription: Codable, Equatable, Sendable {
  package let id: String
  /// One line that tells what is done.
  package let summary: String
  /// What one operation is, such as `contact`.
  package let operation: String

  package init(id: String, summary: String, operation: String) {
    self.id = id
    self.summary = summary
    self.operation = operation
  }
}
