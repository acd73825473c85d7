import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Measurement
import ScenarioDriver

/// `compare workload`: one question, answered on the terminal.
@MainActor
struct WorkloadCommand {
  static let description = CommandDescription(
    name: "compare workload",
    summary: """
      Measures only the named workloads, and prints their times and counts. Compares the behaviour first, and writes \
      nothing. Without a workload it lists all.
      """,
    options: [
      .architectures,
      .value(
        "sizes", "N,N",
        "How many contacts there are; those of the comparison if not given."),
      .flag("quick", "Takes fewer samples, at fewer sizes unless --sizes says otherwise."),
      .value(
        "seed", "S",
        "The seed of the orders of timing: drawn anew for each run if not given."),
    ],
    positionals: [PositionalDescription("ID,ID", "The workloads to measure.")],
    examples: [
      Example("swift run compare workload", "All workloads."),
      Example(
        "swift run compare workload add --architectures MVC,VIPER --sizes 1000",
        "Adding in two architectures, with a thousand contacts."),
    ],
    exitStatuses: [
      .init(.success, "The answer or the list is printed; it says if its times are unreliable."),
      .init(.checkFailed, "An architecture failed a scenario, or differs from the others."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "The benchmark cannot be built or run."),
    ])

  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.require("ID,ID", for: ["architectures", "sizes", "quick", "seed"])
    guard let workloads = try arguments.list("ID,ID", among: Self.workloads.map(\.id)) else {
      try console.print(Self.workloads.map { "\($0.id): \($0.summary)\n" }.joined())
      return .success
    }
    let sizes = try arguments.integers("sizes", in: 1...10_000_000)
    let plan = (arguments.flag("quick") ? BenchmarkPlan.quick : .full).limited(to: workloads, sizes: sizes)
    let (architectures, seed) = try (arguments.architectures(), arguments.orderSeed())
    let package = try Package()
    let progress = ProgressLine()
    let question = Question(
      architectures: architectures, scenarios: try BuiltInScenarios.all(), plan: plan
    ) { plan, names in
      try BenchmarkProcess(package: package, plan: plan, seed: seed, progress: progress)
        .run(architectures: names)
    }
    try console.print(try question.answer(progress: progress).markdown)
    return .success
  }

  nonisolated static let workloads = WorkloadDescription.timed
}

/// One question: what some workloads cost in some architectures.
@MainActor
struct Question {
  let architectures: [Architecture]
  let scenarios: [Scenario]
  /// The workloads and sizes that were asked for.
  let plan: BenchmarkPlan
  /// Takes the samples of a plan, for the architectures of these names.
  let measure: (BenchmarkPlan, [String]) throws -> TimeResults

  /// Throws ``BehaviourDifference`` before anything is measured, and what `measure` throws.
  func answer(progress: ProgressLine) throws -> WorkloadAnswer {
    let names = architectures.map(\.name)
    progress.show("running \(scenarios.count) scenarios through \(architectures.names)")
    let behaviour = try BehaviourCheck(architectures: architectures).run(scenarios)
    let cost = try measure(plan, names)
    progress.clear()
    let found =
      "\(NumberText.count(behaviour.scenarios.count, "scenario")):"
      + " \(names.count == 1 ? "as expected" : "the same transcripts") in \(names.joined(separator: ", "))."
    return try WorkloadAnswer(behaviour: found, cost: cost, architectures: names)
  }
}

/// The answer to one question: what some workloads take in some architectures, in the tables of the page of times.
///
/// The same samples give the same bytes.
struct WorkloadAnswer: Equatable, Sendable {
  let markdown: String

  /// Answers from the samples of a run.
  ///
  /// - Parameters:
  ///   - behaviour: what was found about the behaviour before anything was timed, as a sentence of Markdown.
  ///   - architectures: the compared architectures, the baseline of all ratios first; every cell has all or none.
  ///
  /// Throws a `SampleShapeError` or `StatisticsError` for samples in which an arm or a round is missing.
  init(
    behaviour: String, cost: TimeResults, architectures: [String],
    bootstrap: HierarchicalBootstrap = HierarchicalBootstrap()
  ) throws {
    let findings = try TimeFindings(answering: cost.run, architectures: architectures, bootstrap: bootstrap)
    var page = MarkdownPage()
    page.paragraph(
      behaviour, "Medians, and their ratios to the first with 99 % intervals, on this processor, from",
      "\(NumberText.count(cost.launches)) processes with at most \(NumberText.count(cost.rounds, "round"))",
      "each, in orders from seed \(cost.seed). *Equivalent* means within 2 %.")
    for workload in findings.workloads + findings.comparisonsOfParts {
      page.heading(2, MarkdownText.plain(workload.name))
      page.paragraph("\(MarkdownText.plain(workload.workload.summary)).")
      page.add(workload.table.markdown.replacing("<br>", with: ", "))
    }
    page.paragraph(findings.control.outcome)
    markdown = page.markdown
  }
}
