import ArchitectureCatalog
package import CommandLineKit
import Foundation
import Proof
import Report
import Results
import ScenarioDriver
import SourceMetrics

/// The command line of `compare`.
@MainActor
package struct CompareCommand {
  let console = Console()

  package init() {}

  /// Runs with the arguments that follow the program's name.
  package func run(_ words: some Sequence<String>) -> ExitStatus {
    CommandRunner(Self.description).run(words, explaining: Self.explain) {
      try Self.refuseContradictions(in: $0)
      if let folder = $0.value("measure-sources") { return try measureSources(at: folder) }
      try run($0)
      return .success
    }
  }

  private func measureSources(at folder: String) throws -> ExitStatus {
    let survey = try SourceFolder.survey(at: folder)
    try console.print(survey.metrics.markdown)
    for file in survey.uncounted { console.printError("compare: \(file)") }
    return survey.uncounted.isEmpty ? .success : .usage
  }

  private func run(_ arguments: Arguments) throws {
    if arguments.flag("list-workloads") {
      try console.print(WorkloadList.text)
      return
    }
    if let file = arguments.value("from") {
      try renderStored(file, arguments)
      return
    }
    if try answerQuestion(arguments) { return }
    if try runStress(arguments) { return }
    try compare(arguments)
  }

  private func compare(_ arguments: Arguments) throws {
    let architectures = try architectures(arguments)
    let (walkSeed, orderSeed) = try (seed(arguments), orderSeed(arguments))
    let scenarios =
      try BuiltInScenarios.all()
      + arguments.values("scenario").flatMap { try ScenarioSource.file($0).scenarios() }
    let package = try Package()
    // What can't be read or written is better known before five minutes of measuring than after.
    let folder = try output(arguments) ?? package.reports
    let gate = try gate(arguments, output: folder)
    let output = try ReportFolder(folder)
    let runs = try storedRuns(beside: output)

    let comparison = Comparison(
      architectures: architectures, scenarios: scenarios, package: package,
      plan: arguments.flag("quick") ? .quick : .full, walkSeed: walkSeed, orderSeed: orderSeed,
      console: console)
    let results = try comparison.run()
    try write(results, beside: runs, to: output)
    try conclude(gate, results, output, measureAgain: comparison.measureAgain)
  }

  func architectures(_ arguments: Arguments) throws(UsageError) -> [Architecture] {
    ArchitectureCatalog.architectures(
      named: try arguments.list("architectures", among: ArchitectureCatalog.all.map(\.name)))
  }

  /// The seed of the orders of the arms: drawn anew for each run, unless one is to be repeated.
  func orderSeed(_ arguments: Arguments) throws(UsageError) -> UInt64 {
    try arguments.integer("seed", in: 0...Int.max).map(UInt64.init) ?? BenchmarkPlan.newSeed()
  }

  /// - Parameter runs: those of other processors.
  func write(_ results: ComparisonResults, beside runs: [RunSummary], to output: ReportFolder) throws {
    // The samples first: whatever goes wrong from here on, minutes of measuring are not lost.
    try output.write(results: ResultsFile.encode(results))
    // A quick run has other sizes and fewer samples: it stands beside others, and none beside it.
    if !results.cost.isQuick { try output.runs.keep(RunSummary(results)) }
    let report = try Report(results: results, runs: runs)
    try output.write(report)
    if let reason = report.unreliability {
      try console.print("UNRELIABLE times: \(reason)\n")
    }
    try console.print("Report: \(output.path)/comparison.md\n")
  }

  /// The runs of other processors: those that come with the package, then those in the folder of the report.
  func storedRuns(beside output: ReportFolder) throws -> [RunSummary] {
    let committed = Package.found.map { RunFolder(folder: $0.reports.appendingPathComponent(RunFolder.name)) }
    return try [committed, output.runs].compactMap(\.self).flatMap { try $0.read() }
  }

  static func explain(_ error: any Error) -> (ExitStatus, String)? {
    switch error {
    case let error as ScenarioSyntaxError: (.usage, error.description)
    case let error as ResultsFileError: (.usage, error.description)
    case let error as BehaviourDifference: (.checkFailed, error.description)
    case let error as WalkDifference: (.checkFailed, error.description)
    case let error as FuzzFailure: (.checkFailed, error.description)
    case let error as BaselineGate.ChangesFound: (.checkFailed, error.description)
    case let error as BaselineFile.WouldBeOverwritten: (.usage, "compare: \(error)")
    default: nil
    }
  }
}
