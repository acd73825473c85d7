import Measurement
package import Results

/// One workload at one size.
package struct Cell: Hashable, Sendable {
  /// The id of the workload.
  package let workload: String
  /// How many contacts there are.
  package let size: Int

  package init(workload: String, size: Int) {
    self.workload = workload
    self.size = size
  }

  /// The cell that was sampled.
  package init(_ samples: CellSamples) {
    self.init(workload: samples.workload, size: samples.size)
  }
}
