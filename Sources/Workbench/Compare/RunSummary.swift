import CommandLineKit
import Foundation
import Measurement

/// The summary of a full run, for comparison with runs on other processors: the processor, the log-ratios of each
/// launch, and the results of the controls. It contains no samples, paths or host names.
struct RunSummary: Codable, Equatable, Sendable {
  static let currentSchemaVersion = 3

  var schemaVersion = Self.currentSchemaVersion
  let processor: Processor
  /// The median of the fixed loop of integer work, in nanoseconds.
  let calibration: Measured<Double>
  let operatingSystem: String
  let swiftVersion: String
  let revision: Measured<String>
  /// Whether the sources differed from the revision.
  let hasLocalChanges: Bool
  /// The fingerprint of the timed sources: runs are compared only while it matches.
  let measuredSources: Measured<String>
  /// The day of the run, in UTC.
  let date: Measured<String>
  /// The timed workloads, as the code that timed them described them.
  let workloads: [WorkloadDescription]
  let cells: [CellSummary]

  /// The cell of a workload with the same description; nil if there is none.
  ///
  /// The id alone is not enough, because the workload may do something else now.
  func cell(of workload: WorkloadDescription, at size: Int) -> CellSummary? {
    guard workloads.contains(workload) else { return nil }
    return cells.first { $0.workload == workload.id && $0.size == size }
  }
}

/// The summary of one workload at one size.
struct CellSummary: Codable, Equatable, Sendable {
  /// The id of one of the ``RunSummary/workloads``.
  let workload: String
  let size: Int
  /// The median of ln(arm ÷ other) over the rounds of each launch, by the other arm's name, then by the arm's name.
  let logRatios: [String: [String: [Double]]]
  /// The results of the run's own controls, by the name of the arm that was measured twice.
  let controls: [String: ControlCheck]
}

extension RunSummary {
  /// Reads a summary and checks the numbers that the report computes with; `file` is its name in errors.
  static func decode(_ data: Data, file: String) throws(CommandFailure) -> RunSummary {
    let summary = try ResultsFile.decode(RunSummary.self, from: data, file: file)
    for (index, cell) in summary.cells.enumerated() {
      let launches = cell.logRatios.values.flatMap(\.values)
      // Beyond this range, ratios and their intervals leave that of floating-point numbers.
      guard launches.allSatisfy({ !$0.isEmpty && $0.allSatisfy { abs($0) < 50 } }) else {
        throw .usage(
          "\(file), at cells[\(index)].logRatios: A launch is missing, or a ratio is out of range.")
      }
    }
    if let calibration = summary.calibration.value, !(1e-3...1e15).contains(calibration) {
      throw .usage("\(file), at calibration: The time is out of range.")
    }
    return summary
  }
}
