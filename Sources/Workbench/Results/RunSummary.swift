package import Foundation

/// What is kept of a full run to be set beside the runs of other processors: which processor it was, the log-ratios of
/// each launch, and what its controls say. It holds no sample, no path and no name of a host.
package struct RunSummary: Codable, Equatable, Sendable {
  /// The version of this schema.
  package static let currentSchemaVersion = 3

  package let schemaVersion: Int
  package let processor: Processor
  /// The median of the fixed loop of integer work, in nanoseconds.
  package let calibration: Measured<Double>
  package let operatingSystem: String
  /// The compiler's version.
  package let swiftVersion: String
  package let revision: Measured<String>
  /// Whether the sources differed from the revision.
  package let hasLocalChanges: Bool
  /// Tells the sources that were timed from others.
  package let measuredSources: Measured<String>
  /// The day of the run, in UTC.
  package let date: Measured<String>
  /// What was timed, in the words of the code that did it.
  package let workloads: [WorkloadDescription]
  package let cells: [CellSummary]

  package init(
    processor: Processor, calibration: Measured<Double>, operatingSystem: String, swiftVersion: String,
    revision: Measured<String>, hasLocalChanges: Bool,
    measuredSources: Measured<String>, date: Measured<String>, workloads: [WorkloadDescription],
    cells: [CellSummary]
  ) {
    schemaVersion = Self.currentSchemaVersion
    self.processor = processor
    self.calibration = calibration
    self.operatingSystem = operatingSystem
    self.swiftVersion = swiftVersion
    self.revision = revision
    self.hasLocalChanges = hasLocalChanges
    self.measuredSources = measuredSources
    self.date = date
    self.workloads = workloads
    self.cells = cells
  }

  /// The cell of a workload that was described in the same words; nil if there is none.
  ///
  /// A workload that now does something else is another one, whatever its id is.
  package func cell(of workload: WorkloadDescription, at size: Int) -> CellSummary? {
    guard workloads.contains(workload) else { return nil }
    return cells.first { $0.workload == workload.id && $0.size == size }
  }
}

/// What an A/A control says of its arm in one cell: the same code as its own baseline, whose true ratio is 1.
package enum ControlCheck: String, Codable, Sendable {
  /// No difference, or one too small to matter.
  case passed
  /// A difference that cannot exist: nothing follows from the cell.
  case failed
  /// Too imprecise to tell: a bias could hide in the interval, and nothing follows from the cell either.
  case imprecise

  /// What several say together; nil without any.
  package static func worst(of checks: some Collection<ControlCheck>) -> ControlCheck? {
    [.failed, .imprecise, .passed].first(where: checks.contains)
  }
}

/// What a summary keeps of one workload at one size.
package struct CellSummary: Codable, Equatable, Sendable {
  /// The id of one of the ``RunSummary/workloads``.
  package let workload: String
  /// How many contacts there were.
  package let size: Int
  /// The median of ln(arm ÷ other) over the rounds of each launch: by the name of the other, then by that of the arm.
  package let logRatios: [String: [String: [Double]]]
  /// What the run itself says of its controls here, by the name of the arm that was measured twice.
  package let controls: [String: ControlCheck]

  package init(
    workload: String, size: Int, logRatios: [String: [String: [Double]]], controls: [String: ControlCheck]
  ) {
    self.workload = workload
    self.size = size
    self.logRatios = logRatios
    self.controls = controls
  }
}

/// The file in which the summary of a run is kept.
package enum RunSummaryFile {
  /// Reads a summary and checks what is computed from it; `file` is what errors call the file.
  ///
  /// Throws every ``ResultsFileError`` but `notEncodable`.
  package static func decode(_ data: Data, file: String) throws(ResultsFileError) -> RunSummary {
    let summary = try ResultsFile.decode(RunSummary.self, from: data, file: file)
    for (index, cell) in summary.cells.enumerated() {
      let launches = cell.logRatios.values.flatMap(\.values)
      // Beyond these, ratios and their intervals leave the range of floating-point numbers.
      guard launches.allSatisfy({ !$0.isEmpty && $0.allSatisfy { abs($0) < 50 } }) else {
        throw wrong(file, "cells[\(index)].logRatios", "A launch is missing, or a ratio is out of range.")
      }
    }
    if let calibration = summary.calibration.value, !(1e-3...1e15).contains(calibration) {
      throw wrong(file, "calibration", "The time is out of range.")
    }
    return summary
  }

  /// Writes a summary as ``ResultsFile`` writes results. Throws `notEncodable`.
  package static func encode(_ summary: RunSummary) throws(ResultsFileError) -> Data {
    try ResultsFile.encode(summary)
  }

  private static func wrong(_ file: String, _ path: String, _ reason: String) -> ResultsFileError {
    .inconsistent(file: file, ResultsInconsistency(path: path, reason: reason))
  }
}
