import Foundation
public import Measurement

/// What is kept of a full run to be set beside the runs of other processors: which processor it was, and the log-ratios
/// of each launch. It holds no sample, no path and no name of a host.
public struct RunSummary: Codable, Equatable, Sendable {
  /// The version of this schema.
  public static let currentSchemaVersion = 1

  /// One workload at one size.
  public struct Cell: Codable, Equatable, Sendable {
    /// The id of one of the ``RunSummary/workloads``.
    public let workload: String
    /// How many contacts there were.
    public let size: Int
    /// The median of ln(arm ÷ other) over the rounds of each launch: by the name of the other, then by that of the arm.
    public let logRatios: [String: [String: [Double]]]
  }

  public let schemaVersion: Int
  public let processor: Processor
  /// The median of the fixed loop of integer work, in nanoseconds.
  public let calibration: Measured<Double>
  public let operatingSystem: String
  /// The compiler's version.
  public let swiftVersion: String
  public let revision: Measured<String>
  /// Whether the sources differed from the revision.
  public let hasLocalChanges: Bool
  /// The day of the run, in UTC.
  public let date: Measured<String>
  /// What was timed, in the words of the code that did it.
  public let workloads: [BenchmarkRun.Workload]
  public let cells: [Cell]

  /// Sums a run up. Throws a `SampleShapeError` or `StatisticsError` for samples that no results from ``ResultsFile`` have.
  public init(_ results: ComparisonResults) throws {
    let environment = results.environment
    schemaVersion = Self.currentSchemaVersion
    processor = environment.processor
    calibration =
      results.measuredProcessor.calibration.map { .measured($0) }
      ?? .notMeasured(reason: "no cell of the run has the fixed loop")
    operatingSystem = environment.operatingSystem
    swiftVersion = environment.swiftVersion
    revision = environment.revision
    hasLocalChanges = environment.hasLocalChanges
    date = environment.date
    workloads = results.cost.run.workloads
    cells = try results.cost.run.cells.map { try Cell($0, architectures: results.architectures) }
  }

  /// The processor, and how fast it was.
  public var measuredProcessor: MeasuredProcessor {
    MeasuredProcessor(processor: processor, calibration: calibration.value)
  }

  /// The cell of a workload that was described in the same words; nil if there is none.
  ///
  /// A workload that now does something else is another one, whatever its id is.
  func cell(of workload: BenchmarkRun.Workload, at size: Int) -> Cell? {
    guard workloads.contains(workload) else { return nil }
    return cells.first { $0.workload == workload.id && $0.size == size }
  }
}

extension RunSummary.Cell {
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
    return try launches.map { try RatioEstimate(launchMedians: $0, rounds: $0.count) }
  }

  /// Five decimal places are 0.001 % of a ratio, less than five digits of a sample can tell.
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
