import CommandLineKit
import Measurement

/// The answer to one question: what some workloads cost in some architectures.
///
/// The same samples give the same bytes.
struct WorkloadAnswer: Equatable, Sendable {
  /// A page of Markdown without figures: for each workload its ratios, its medians, and at the end the control.
  let markdown: String

  /// Answers from the samples of a run.
  ///
  /// - Parameters:
  ///   - behaviour: what was found about the behaviour before anything was timed, as a sentence of Markdown.
  ///   - architectures: the compared architectures, the baseline of all ratios first; every cell has all or none.
  ///
  /// Throws a `SampleShapeError` or `StatisticsError` for samples in which an arm or a round is missing.
  init(
    behaviour: String, cost: CostResults, architectures: [String],
    bootstrap: HierarchicalBootstrap = HierarchicalBootstrap()
  ) throws {
    let findings = try CostFindings(
      answering: cost.run, architectures: architectures, bootstrap: bootstrap)
    var page = MarkdownPage()
    page.paragraph(behaviour, Self.howToRead(cost))
    for workload in findings.workloads + findings.comparisonsOfParts {
      page.heading(2, MarkdownText.plain(workload.name))
      page.paragraph("\(MarkdownText.plain(workload.workload.summary)).")
      page.table(Self.ratios(of: workload))
      page.paragraph(
        "Medians for one \(MarkdownText.plain(workload.workload.operation)), by the number of contacts:")
      page.table(WorkloadPage.medians(of: workload))
    }
    for missing in cost.notMeasured {
      page.paragraph(
        "**Not measured:** \(MarkdownText.code(missing.workload.id)): \(MarkdownText.reason(missing.reason))")
    }
    page.paragraph(Self.control(findings.control))
    markdown = page.markdown
  }

  private static func howToRead(_ cost: CostResults) -> String {
    "Ratios stand with their 99 % intervals, from \(NumberText.count(cost.launches))"
      + " \(cost.launches == 1 ? "launch" : "launches") of at most \(NumberText.count(cost.rounds, "round")) a cell"
      + ", the orders of the arms from seed \(cost.seed);"
      + " *equivalent* is within 2 %. They hold for this processor and this build."
  }

  private static func control(_ control: ControlFindings) -> String {
    guard !control.isReliable else { return control.outcome }
    let places = WordList.and(control.places(of: control.cells.filter { $0.check != .passed }))
    return "\(control.outcome) Nothing follows from the ratios of \(places)."
  }

  /// A line for each ratio, which reads well on a terminal too.
  private static func ratios(of workload: WorkloadFindings) -> MarkdownTable {
    let first = MarkdownText.plain(workload.contenders[0])
    let judged = workload.cells.flatMap { cell in
      workload.contenders.dropFirst().compactMap { name in
        cell.judgements[name].map {
          (size: cell.size, name: name, verdict: $0.verdict, text: JudgementText.ratio($0))
        }
      }
    }
    return MarkdownTable(
      judged,
      columns: [
        ("Contacts", .right, { SizeText.cell($0.size) }),
        ("Ratio", .left, { "\(MarkdownText.plain($0.name)) ÷ \(first): \($0.text.ratio)" }),
        ("99 % interval", .right, \.text.interval), ("Verdict", .left, \.verdict.rawValue),
      ])
  }
}
