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
