import CommandLineKit
import Foundation
import Measurement

/// Compares a run with the baseline: prints what changed, and fails if a count changed or a time became slower.
struct BaselineGate {
  let file: StoredResults
  /// Nil if the file is about to be created.
  let baseline: ComparisonResults?
  let judged: BaselineComparison.JudgedNumbers
  /// Whether the run becomes the new baseline, whatever changed.
  let isRenewal: Bool

  /// Prints what changed, and writes it next to the report if there is one; then renews the baseline, or judges.
  func judge(
    _ results: ComparisonResults, report: ReportFolder?,
    measureAgain: (([CellID]) throws -> BenchmarkRun)? = nil
  ) throws {
    let changes = try changes(in: results, measureAgain: measureAgain)
    if let text = text(of: changes) {
      try report?.write(regression: text)
      try console.print("\n\(text)")
    }
    try conclude(changes, of: results)
  }

  /// The changes, after measuring the cells again in which a time changed; nil without a baseline.
  ///
  /// - Parameter measureAgain: measures the cells again, as far as that is possible; nil if it is for none.
  func changes(
    in results: ComparisonResults, measureAgain: (([CellID]) throws -> BenchmarkRun)?
  ) throws -> BaselineComparison? {
    guard let baseline else { return nil }
    var changes = try BaselineComparison(from: baseline, to: results, judging: judged)
    let cells = changes.times?.cellsToRepeat ?? []
    if let measureAgain, !cells.isEmpty, !isRenewal { try changes.confirm(by: measureAgain(cells)) }
    return changes
  }

  /// The changes in words; nil without a baseline.
  func text(of changes: BaselineComparison?) -> String? {
    changes.map { BaselinePage(changes: $0, renewal: renewal).markdown }
  }

  /// Renews the baseline, or judges the changes.
  ///
  /// Throws a `CommandFailure` if the gate fails, if nothing could be compared, or if the file can't be written.
  func conclude(_ changes: BaselineComparison?, of results: ComparisonResults) throws {
    if isRenewal {
      try file.write(results)
      try console.print("Baseline: \(file.path)\n")
      return
    }
    guard let changes else { return }
    if let reason = changes.nothingInCommon {
      throw CommandFailure.unavailable("nothing could be compared with \(file.path): \(reason)")
    }
    if changes.failures > 0 {
      throw CommandFailure.checkFailed(
        "\(NumberText.count(changes.failures, "change")) since \(file.path) that the gate does not pass; if they are"
          + " meant, renew the baseline: \(renewal)")
    }
  }

  private var renewal: String { "swift run compare --baseline \(file.path) --update-baseline" }
}

extension BaselineGate {
  static let options: [OptionDescription] = [
    .value(
      "baseline", "FILE",
      """
      Says what changed since the run of this results.json, and fails if a count did, up or down, or if on the same \
      processor a time became slower and did so again when measured again.
      """),
    .flag("counts-only", "With --baseline: judges the counts, and no times."),
    .flag(
      "update-baseline",
      "With --baseline: says what changed and makes this run the baseline, whether there was one or not."),
  ]

  /// The gate for the requested baseline, which is read before anything is measured; nil if none was requested.
  ///
  /// - Parameters:
  ///   - output: the folder of the report; nil if none is written.
  ///   - stored: the judged run, if it comes from a file.
  static func named(
    in arguments: Arguments, output: URL?, stored: StoredResults? = nil
  ) throws -> BaselineGate? {
    try arguments.require("baseline", for: ["counts-only", "update-baseline"])
    guard let path = arguments.value("baseline") else { return nil }
    let file = StoredResults(path: path)
    let isRenewal = arguments.flag("update-baseline")
    // A report that overwrites its own baseline would leave no trace of a change.
    if !isRenewal, let output {
      let results = output.appendingPathComponent("results.json")
      guard !file.isSame(as: results) || stored?.isSame(as: results) == true else {
        throw CommandFailure.usage(
          "the report would be written over the baseline \(path): name another folder with --output, or renew the"
            + " baseline with --update-baseline")
      }
    }
    return BaselineGate(
      file: file, baseline: try isRenewal ? file.readForRenewal() : file.read(),
      judged: arguments.flag("counts-only") ? .counts : .countsAndTimes, isRenewal: isRenewal)
  }
}
