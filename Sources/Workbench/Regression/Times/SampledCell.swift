import Measurement
import Report
import Results

/// The samples of one cell, as the run that they belong to reads them.
struct SampledCell {
  let samples: CellSamples
  /// Who is compared, the baseline of the report's ratios first.
  let contenders: [String]
  /// How many controls its run has.
  private let controls: Int

  init(_ samples: CellSamples, architectures: [String], cells: Int) {
    self.samples = samples
    contenders = samples.contenders(of: architectures)
    controls = cells
  }

  /// Whether the A/A control found a difference that cannot exist, or is too imprecise to tell. Throws an error of the
  /// statistics.
  func isUnreliable(_ bootstrap: HierarchicalBootstrap) throws -> Bool {
    let first = contenders[0]
    let ratios = try samples.logRatios(of: ReferenceArm.again(first), over: first)
    return ControlCheck(try bootstrap.distribution(of: ratios), controls: controls) != .passed
  }
}

extension BenchmarkRun {
  func sampledCells(of architectures: [String]) -> [SampledCell] {
    cells.map { SampledCell($0, architectures: architectures, cells: cells.count) }
  }
}
