/// What one or more launches of a benchmark measured: the workloads, in their own words, and every sample.
public struct BenchmarkRun: Codable, Equatable, Sendable {
  /// A workload as the code that runs it describes it.
  public struct Workload: Codable, Equatable, Sendable {
    public let id: String
    /// One line that tells what is done.
    public let summary: String
    /// What one operation is, such as `contact`.
    public let operation: String

    public init(id: String, summary: String, operation: String) {
      self.id = id
      self.summary = summary
      self.operation = operation
    }
  }

  public let workloads: [Workload]
  public private(set) var cells: [CellSamples]

  public init(workloads: [Workload], cells: [CellSamples]) {
    self.workloads = workloads
    self.cells = cells
  }

  /// Adds the launches of another run of the same cells. Throws ``SampleShapeError/otherCell``.
  public mutating func append(launchesOf other: BenchmarkRun) throws(SampleShapeError) {
    guard other.workloads == workloads, other.cells.count == cells.count else { throw .otherCell }
    for index in cells.indices {
      try cells[index].append(launchesOf: other.cells[index])
    }
  }
}
