import Measurement
import Reporting

/// The samples of one cell, as the run that they belong to reads them.
struct SampledCell {
  let samples: CellSamples
  /// Who is compared, the baseline of the report's ratios first.
  let contenders: [String]
  /// The confidence of its control's interval: that of a run of so many cells.
  private let confidence: Double

  init(_ samples: CellSamples, architectures: [String], cells: Int) {
    self.samples = samples
    contenders = samples.contenders(of: architectures)
    confidence = ControlCheck.confidence(controls: cells)
  }

  /// Whether the A/A control found a difference that cannot exist. Throws an error of the statistics.
  func isUnreliable(_ bootstrap: HierarchicalBootstrap) throws -> Bool {
    let first = contenders[0]
    let ratios = try samples.logRatios(of: Baseline.again(first), over: first)
    let control = try bootstrap.distribution(of: ratios).estimate(confidence: confidence)
    return ControlCheck(control) != .reliable
  }
}

extension BenchmarkRun {
  func sampledCells(of architectures: [String]) -> [SampledCell] {
    cells.map { SampledCell($0, architectures: architectures, cells: cells.count) }
  }
}
