public import Measurement

/// One workload at one size.
public struct Cell: Hashable, Sendable {
  /// The id of the workload.
  public let workload: String
  /// How many contacts there are.
  public let size: Int

  public init(workload: String, size: Int) {
    self.workload = workload
    self.size = size
  }

  /// The cell that was sampled.
  public init(_ samples: CellSamples) {
    self.init(workload: samples.workload, size: samples.size)
  }
}
