package import Foundation

/// The file in which the summary of a run is kept.
package enum RunSummaryFile {
  /// Reads a summary and checks what is computed from it; `file` is what errors call the file.
  ///
  /// Throws every ``ResultsFileError`` but `otherSchemaVersion` and `notEncodable`.
  package static func decode(_ data: Data, file: String) throws(ResultsFileError) -> RunSummary {
    let version = try ResultsFile.decode(ResultsFile.Header.self, from: data, file: file).schemaVersion
    guard version == RunSummary.currentSchemaVersion else {
      throw wrong(
        file, "schemaVersion",
        "Version \(version) is not the one that is read here, \(RunSummary.currentSchemaVersion); make the summary again."
      )
    }
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
