import Foundation
import Measurement
package import Results

extension RunSummary {
  /// Sums a run up. Throws a `SampleShapeError` or `StatisticsError` for samples of the wrong shape, which results
  /// from ``ResultsFile`` do not have.
  package init(_ results: ComparisonResults) throws {
    let environment = results.environment
    self.init(
      processor: environment.processor,
      calibration: results.measuredProcessor.calibration.map { .measured($0) }
        ?? .notMeasured(reason: "no cell of the run has the fixed loop"),
      operatingSystem: environment.operatingSystem, swiftVersion: environment.swiftVersion,
      revision: environment.revision, hasLocalChanges: environment.hasLocalChanges, date: environment.date,
      workloads: results.cost.run.workloads,
      cells: try results.cost.run.cells.map { try CellSummary($0, architectures: results.architectures) })
  }

  /// The processor, and how fast it was.
  package var measuredProcessor: MeasuredProcessor {
    MeasuredProcessor(processor: processor, calibration: calibration.value)
  }
}

extension CellSummary {
  /// Throws a `SampleShapeError` or `StatisticsError`.
  init(_ cell: CellSamples, architectures: [String]) throws {
    var logRatios: [String: [String: [Double]]] = [:]
    for (arm, other) in cell.shownPairs(of: architectures) {
      logRatios[other, default: [:]][arm] = try cell.logRatios(of: arm, over: other).map { launch in
        Self.rounded(try OrderedSample(launch).median)
      }
    }
    self.init(workload: cell.workload, size: cell.size, logRatios: logRatios)
  }

  /// How many times as long one arm takes as the other, with Student's t-interval over the launches; nil if the two were
  /// not set beside each other. Throws an error of the statistics.
  func estimate(of arm: String, over other: String) throws -> RatioEstimate? {
    let launches = logRatios[other]?[arm] ?? logRatios[arm]?[other]?.map { -$0 }
    return try launches.map { try RatioEstimate(launchMedians: $0) }
  }

  /// Five decimal places of a logarithm are 0.001 % of a ratio, which is finer than the five digits of a sample.
  private static func rounded(_ logRatio: Double) -> Double {
    (logRatio * 1e5).rounded() / 1e5
  }
}

extension CellSamples {
  /// The pairs of arms whose ratios a report may show: each contender over those before it and over each baseline, and
  /// the baselines over each other.
  fileprivate func shownPairs(of architectures: [String]) -> [(arm: String, other: String)] {
    let names = ReferenceArm.all.reversed().filter(arms.contains) + contenders(of: architectures)
    return names.enumerated().flatMap { index, arm in names[..<index].map { (arm, $0) } }
  }
}

extension RunSummaryFile {
  /// What the file of a new summary is called, such as `genuineintel-family-6-model-207-stepping-2.json`.
  package static func name(_ summary: RunSummary, besides taken: Set<String>) -> String {
    let processor = summary.processor
    let identification = processor.identification
    let name = processor.vendor.value == nil ? "\(processor.name), \(identification)" : identification
    return FileName.unused(name, extension: "json", besides: taken)
  }
}
