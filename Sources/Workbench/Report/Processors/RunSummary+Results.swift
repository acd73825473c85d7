import Foundation
import Measurement

extension RunSummary {
  /// Sums a run up. Throws a `SampleShapeError` or `StatisticsError` for samples of the wrong shape, which results
  /// from ``ResultsFile`` do not have.
  init(
    _ results: ComparisonResults, bootstrap: HierarchicalBootstrap = HierarchicalBootstrap()
  ) throws {
    let (environment, run) = (results.environment, results.cost.run)
    let control = try ControlFindings(
      run, architectures: results.architectures, bootstrap: bootstrap, isHeadline: { _ in false })
    self.init(
      processor: environment.processor,
      calibration: results.measuredProcessor.calibration.map { .measured($0) }
        ?? .notMeasured(reason: "no cell of the run has the fixed loop"),
      operatingSystem: environment.operatingSystem, swiftVersion: environment.swiftVersion,
      revision: environment.revision, hasLocalChanges: environment.hasLocalChanges,
      measuredSources: environment.measuredSources, date: environment.date, workloads: run.workloads,
      cells: try run.cells.map { try CellSummary($0, architectures: results.architectures, control) })
  }
}

extension CellSummary {
  /// Throws a `SampleShapeError` or `StatisticsError`.
  init(_ cell: CellSamples, architectures: [String], _ control: ControlFindings) throws {
    var logRatios: [String: [String: [Double]]] = [:]
    for (arm, other) in cell.shownPairs(of: architectures) {
      logRatios[other, default: [:]][arm] = try cell.logRatios(of: arm, over: other).map { launch in
        Self.rounded(try OrderedSample(launch).median)
      }
    }
    let controls = control.cells.filter { $0.workload == cell.workload && $0.size == cell.size }
    self.init(
      workload: cell.workload, size: cell.size, logRatios: logRatios,
      controls: Dictionary(uniqueKeysWithValues: controls.map { ($0.arm, $0.check) }))
  }

  /// How many times as long one arm takes as the other, with Student's t-interval over the launches; nil if the two were
  /// not set beside each other. Throws an error of the statistics.
  func ratio(of arm: String, over other: String) throws -> StoredRatio? {
    let launches = logRatios[other]?[arm] ?? logRatios[arm]?[other]?.map { -$0 }
    let own = [arm, other].compactMap { controls[$0] }
    let check = ControlCheck.worst(of: own.isEmpty ? Array(controls.values) : own)
    return try launches.map {
      StoredRatio(
        estimate: try RatioEstimate(launchMedians: $0),
        isSound: check == .passed)
    }
  }

  /// Five decimal places of a logarithm are 0.001 % of a ratio, which is finer than the five digits of a sample.
  private static func rounded(_ logRatio: Double) -> Double {
    (logRatio * 1e5).rounded() / 1e5
  }
}

/// One ratio of a stored run.
struct StoredRatio {
  let estimate: RatioEstimate
  /// Whether the run itself rests a verdict on it: the controls of its arms passed, or those of the cell where its arms have none.
  let isSound: Bool

  /// What it says by itself.
  var verdict: Verdict { isSound ? Verdict(estimate, margin: .twoPercent) : .inconclusive }
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
  static func name(_ summary: RunSummary, besides taken: Set<String>) -> String {
    let processor = summary.processor
    let identification = processor.identification
    let name = processor.vendor.value == nil ? "\(processor.name), \(identification)" : identification
    return FileName.unused(name, extension: "json", besides: taken)
  }
}
