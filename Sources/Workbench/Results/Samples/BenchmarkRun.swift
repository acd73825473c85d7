/// What one or more launches of a benchmark measured: the workloads, in their own words, and every sample.
package struct BenchmarkRun: Codable, Equatable, Sendable {
  package let workloads: [WorkloadDescription]
  package private(set) var cells: [CellSamples]

  package init(workloads: [WorkloadDescription], cells: [CellSamples]) {
    self.workloads = workloads
    self.cells = cells
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
