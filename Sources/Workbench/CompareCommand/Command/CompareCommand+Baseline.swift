import CommandLineKit
import Foundation
import Measurement
import Regression
import Report
import Results

extension CompareCommand {
  /// The baseline that was asked for, read before anything is measured; nil if none was.
  ///
  /// - Parameter output: where the report will go; nil where none is written.
  ///
  /// Throws `InputFile.Failure`, `OutputFile.Failure`, `ResultsFileError` or ``BaselineFile/WouldBeOverwritten``.
  func gate(_ arguments: Arguments, output: URL?) throws -> BaselineGate? {
    guard let path = arguments.value("baseline") else { return nil }
    let file = BaselineFile(path: path)
    let isRenewal = arguments.flag("update-baseline")
    let stored = arguments.value("from").map(URL.init(fileURLWithPath:))
    // A report that replaces what it was judged by would leave a change without a trace.
    if !isRenewal, let output, file.isSame(as: output.appendingPathComponent("results.json")),
      !(stored.map(file.isSame) ?? false)
    {
      throw BaselineFile.WouldBeOverwritten(file: path)
    }
    return BaselineGate(
      file: file, baseline: try isRenewal ? file.readForRenewal() : file.read(),
      scope: arguments.flag("counts-only") ? .counts : .countsAndTimes, isRenewal: isRenewal)
  }

  /// Where the report goes: two stored runs are compared without writing one, unless a folder is named.
  func output(_ arguments: Arguments) throws -> URL? {
    if let folder = arguments.value("output") { return URL(fileURLWithPath: folder) }
    if arguments.value("from") != nil, arguments.value("baseline") != nil { return nil }
    return try Package().reports
  }

  /// Renders a stored run, and says what changed since the baseline, if there is one.
  func renderStored(_ file: String, _ arguments: Arguments) throws {
    let results = try BaselineFile(path: file).read()
    let folder = try output(arguments)
    let gate = try gate(arguments, output: folder)
    let output = try folder.map(ReportFolder.init)
    if let output { try write(results, beside: storedRuns(beside: output), to: output) }
    try conclude(gate, results, output, measureAgain: nil)
  }

  /// Says what changed since the baseline, and judges it; does nothing without a baseline.
  func conclude(
    _ gate: BaselineGate?, _ results: ComparisonResults, _ output: ReportFolder?,
    measureAgain: (([CellID]) throws -> BenchmarkRun)?
  ) throws {
    guard let gate else { return }
    let changes = try gate.changes(in: results, measureAgain: measureAgain)
    if let text = gate.text(of: changes) {
      try output?.write(changes: text)
      try console.print("\n\(text)")
    }
    try gate.conclude(changes, of: results, console: console)
  }
}
