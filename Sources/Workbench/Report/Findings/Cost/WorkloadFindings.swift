import Measurement
import Results

/// What one workload took at all sizes.
struct WorkloadFindings {
  let workload: WorkloadDescription
  /// The architectures, or the others that are compared in this workload; the first one is the baseline of ratios.
  let contenders: [String]
  /// By rising size, at least one.
  let cells: [CellFindings]
  /// The slopes of each arm's median between neighbouring sizes, on logarithmic scales; nil where it was not
  /// measured at both.
  let slopes: [String: [Double?]]

  init(workload: WorkloadDescription, contenders: [String], cells: [CellFindings]) throws {
    self.workload = workload
    self.contenders = contenders
    self.cells = cells.sorted { $0.size < $1.size }
    slopes = try Self.slopes(of: self.cells.filter { $0.size > 0 })
  }

  var sizes: [Int] { cells.map(\.size) }

  /// The baselines that were measured, if only at some of the sizes.
  var baselines: [String] {
    ReferenceArm.all.filter { arm in cells.contains { $0.summaries[arm] != nil } }
  }

  var arms: [String] { contenders + baselines }

  /// The cell that the chapter on time shows where it shows one only: that with 10,000 contacts, or else the
  /// largest.
  var representativeCell: CellFindings {
    Self.mainSize(of: sizes).flatMap(cell) ?? cells[cells.count - 1]
  }

  /// The cells that have a place on a logarithmic scale.
  var growingCells: [CellFindings] { cells.filter { $0.size > 0 } }

  func cell(at size: Int) -> CellFindings? { cells.first { $0.size == size } }

  /// The size that a single table or figure shows: 10,000 if it is there, else the largest; nil without a size.
  static func mainSize(of sizes: [Int]) -> Int? {
    sizes.contains(10_000) ? 10_000 : sizes.max()
  }

  private static func slopes(of cells: [CellFindings]) throws -> [String: [Double?]] {
    var slopes: [String: [Double?]] = [:]
    for arm in Set(cells.flatMap(\.summaries.keys)) {
      slopes[arm] = try zip(cells, cells.dropFirst()).map { smaller, larger in
        guard let first = smaller.median(of: arm), let second = larger.median(of: arm) else { return nil }
        return try GrowthCurve.localSlopes(sizes: [smaller.size, larger.size], costs: [first, second])[0]
      }
    }
    return slopes
  }
}
