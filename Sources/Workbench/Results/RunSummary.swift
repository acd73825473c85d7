import CommandLineKit
import Foundation
import Measurement

/// What is kept of a full run to be set beside the runs of other processors: which processor it was, the log-ratios of
/// each launch, and what its controls say. It holds no sample, no path and no name of a host.
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
  /// Tells the sources that were timed from others.
  let measuredSources: Measured<String>
  /// The day of the run, in UTC.
  let date: Measured<String>
  /// What was timed, in the words of the code that did it.
  let workloads: [WorkloadDescription]
  let cells: [CellSummary]

  /// The cell of a workload that was described in the same words; nil if there is none.
  ///
  /// A workload that now does something else is another one, whatever its id is.
  func cell(of workload: WorkloadDescription, at size: Int) -> CellSummary? {
    guard workloads.contains(workload) else { return nil }
    return cells.first { $0.workload == workload.id && $0.size == size }
  }
}

/// What a summary keeps of one workload at one size.
struct CellSummary: Codable, Equatable, Sendable {
  /// The id of one of the ``RunSummary/workloads``.
  let workload: String
  let size: Int
  /// The median of ln(arm ÷ other) over the rounds of each launch: by the name of the other, then by that of the arm.
  let logRatios: [String: [String: [Double]]]
  /// What the run itself says of its controls here, by the name of the arm that was measured twice.
  let controls: [String: ControlCheck]
}

extension RunSummary {
  /// Reads a summary and checks what is computed from it; `file` is what errors call the file.
  static func decode(_ data: Data, file: String) throws(CommandFailure) -> RunSummary {
    let summary = try ResultsFile.decode(RunSummary.self, from: data, file: file)
    for (index, cell) in summary.cells.enumerated() {
      let launches = cell.logRatios.values.flatMap(\.values)
      // Beyond these, ratios and their intervals leave the range of floating-point numbers.
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
