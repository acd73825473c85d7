import CommandLineKit
import Measurement
import Regression
import Report
import Results

/// Holds a run against the baseline: says what changed, and fails where a count is another or a time became slower.
struct BaselineGate {
  /// Something is not what it is in the baseline.
  struct ChangesFound: Error, CustomStringConvertible {
    let description: String
  }

  /// The two runs have nothing in common.
  struct NothingToCompare: Error, CustomStringConvertible {
    let description: String
  }

  let file: BaselineFile
  /// Nil where the file is about to be made.
  let baseline: ComparisonResults?
  let scope: RegressionCheck.JudgedNumbers
  /// Whether the run becomes the new baseline, whatever changed.
  let isRenewal: Bool

  /// What changed, with cells in which a time moved measured again; nil without a baseline.
  ///
  /// - Parameter measureAgain: the samples of those of the cells that can be measured again; nil where none can.
  ///
  /// Throws what `measureAgain` throws, and an error of the statistics.
  func changes(
    in results: ComparisonResults, measureAgain: (([CellID]) throws -> BenchmarkRun)?
  ) throws -> Changes? {
    guard let baseline else { return nil }
    let check = RegressionCheck(baseline: baseline)
    let changes = try check.changes(in: results, judging: scope)
    let cells = changes.times?.cellsToRepeat ?? []
    guard let measureAgain, !cells.isEmpty, !isRenewal else { return changes }
    return try check.confirm(changes, of: results, by: measureAgain(cells))
  }

  /// The changes in words; nil without a baseline.
  func text(of changes: Changes?) -> String? {
    changes.map { ChangesPage($0, renewal: renewal).markdown }
  }

  /// Renews the baseline, or judges the changes.
  ///
  /// Throws ``ChangesFound`` or ``NothingToCompare``, and `OutputFile.Failure` where the file can't be written.
  func conclude(_ changes: Changes?, of results: ComparisonResults, console: Console) throws {
    if isRenewal {
      try file.write(results)
      try console.print("Baseline: \(file.path)\n")
      return
    }
    guard let changes else { return }
    if let reason = changes.nothingInCommon {
      throw NothingToCompare(description: "nothing could be compared with \(file.path): \(reason)")
    }
    if changes.failures > 0 {
      throw ChangesFound(
        description:
          "compare: \(NumberText.count(changes.failures, "change")) since \(file.path) that the gate does not"
          + " pass; if they are meant, renew the baseline: \(renewal)")
    }
  }

  private var renewal: String { "swift run compare --baseline \(file.path) --update-baseline" }
}
