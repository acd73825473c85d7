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
  ///   - architectures: who was compared, the baseline of all ratios first; every cell has all of them or none.
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
      AnswerTables(workload: workload).write(to: &page)
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
      + (cost.seed.map { ", the orders of the arms from seed \($0);" } ?? ";")
      + " *equivalent* is within 2 %. They hold for this processor and this build."
  }

  private static func control(_ control: ControlFindings) -> String {
    guard !control.isReliable else { return control.outcome }
    let places = WordList.and(control.places(of: control.cells.filter { $0.check != .passed }))
    return "\(control.outcome) Nothing follows from the ratios of \(places)."
  }
}

/// One workload of an answer, in tables that read well on a terminal too: a line for each ratio.
private struct AnswerTables {
  let workload: WorkloadFindings

  func write(to page: inout MarkdownPage) {
    page.heading(2, MarkdownText.plain(workload.name))
    page.paragraph("\(MarkdownText.plain(workload.workload.summary)).")
    page.table(ratios)
    page.paragraph(
      "Medians for one \(MarkdownText.plain(workload.workload.operation)), by the number of contacts:")
    page.table(WorkloadSection.medians(of: workload))
  }

  private var ratios: MarkdownTable {
    let first = MarkdownText.plain(workload.contenders[0])
    var table = MarkdownTable(
      ["Contacts", "Ratio", "99 % interval", "Verdict"], [.right, .left, .right, .left])
    for cell in workload.cells {
      for name in workload.contenders.dropFirst() {
        guard let judgement = cell.judgements[name] else { continue }
        let text = JudgementText.ratio(judgement)
        table.add([
          SizeText.cell(cell.size), "\(MarkdownText.plain(name)) ÷ \(first): \(text.ratio)", text.interval,
          judgement.verdict.rawValue,
        ])
      }
    }
    return table
  }
}
