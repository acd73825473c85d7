import CommandLineKit
import Foundation

/// Compares a run with the baseline: prints which counts changed, and fails if one did.
struct BaselineGate {
  let file: StoredResults
  /// Nil if the file is about to be created.
  let baseline: ComparisonResults?
  /// Whether the run becomes the new baseline, whatever changed.
  let isRenewal: Bool

  /// Prints what changed; then renews the baseline, or judges.
  ///
  /// Throws a `CommandFailure` if the gate fails, if nothing could be compared, or if the file can't be written.
  func judge(_ results: ComparisonResults) throws {
    let changes = baseline.map { BaselineComparison(from: $0, to: results) }
    if let changes {
      try console.print("\n\(BaselinePage(changes: changes, renewal: renewal).markdown)")
    }
    if isRenewal {
      try file.write(results)
      try console.print("Baseline: \(file.path)\n")
    } else if let changes {
      try judge(changes)
    }
  }

  private func judge(_ changes: BaselineComparison) throws(CommandFailure) {
    if let reason = changes.nothingInCommon {
      throw .unavailable("nothing could be compared with \(file.path): \(reason)")
    }
    let failures = changes.counts.failures
    if failures > 0 {
      throw .checkFailed(
        "\(NumberText.count(failures, "change")) since \(file.path) that the gate does not pass; if they are"
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
      Prints the counts that changed since the run of this results.json, and fails if one did. Times are not compared: \
      they depend on the machine and its load.
      """),
    .flag(
      "update-baseline",
      "With --baseline: prints the changes and makes this run the baseline, even if there was none."),
  ]

  /// The gate for the requested baseline, which is read before anything is measured; nil if none was requested.
  ///
  /// - Parameters:
  ///   - output: the folder of the report; nil if none is written.
  ///   - stored: the judged run, if it comes from a file.
  static func named(
    in arguments: Arguments, output: URL?, stored: StoredResults? = nil
  ) throws -> BaselineGate? {
    try arguments.require("baseline", for: ["update-baseline"])
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
      isRenewal: isRenewal)
  }
}
