public import Foundation

/// The file in which the summary of a run is kept.
public enum RunSummaryFile {
  /// Reads a summary and checks what is computed from it; `file` is what errors call the file.
  ///
  /// Throws every ``ResultsFileError`` but `otherSchemaVersion` and `notEncodable`.
  public static func decode(_ data: Data, file: String) throws(ResultsFileError) -> RunSummary {
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
  public static func encode(_ summary: RunSummary) throws(ResultsFileError) -> Data {
    try ResultsFile.encode(summary)
  }

  /// What the file of a new summary is called, such as `genuineintel-family-6-model-207-stepping-2.json`.
  public static func name(_ summary: RunSummary, besides taken: Set<String>) -> String {
    let processor = summary.processor
    let identification = processor.identification
    let name = processor.vendor.value == nil ? "\(processor.name), \(identification)" : identification
    return FileName.unused(name, extension: "json", besides: taken)
  }

  private static func wrong(_ file: String, _ path: String, _ reason: String) -> ResultsFileError {
    .inconsistent(file: file, ResultsInconsistency(path: path, reason: reason))
  }
}
