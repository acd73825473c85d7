import Charts
import Measurement

/// What one workload costs, at every size.
struct WorkloadSection: ReportSection {
  let findings: Findings
  let workload: WorkloadFindings

  func write(to page: inout MarkdownPage) {
    let operation = MarkdownText.plain(workload.workload.operation)
    page.heading(3, MarkdownText.plain(workload.name))
    page.paragraph(
      "\(MarkdownText.plain(workload.workload.summary)).",
      "The samples call it \(MarkdownText.code(workload.workload.id)).")
    page.figure("cost-\(workload.workload.id)", chart, alternative: alternative)
    if findings.architectures.count > 1 { page.table(ratios) }
    page.paragraph("Medians for one \(operation), by the number of contacts:")
    page.table(medians)
    page.details("Against the baselines, growth and spread") { page in
      WorkloadDetails(workload: workload).write(to: &page)
    }
  }

  private var chart: LineChart {
    LineChart(
      title: workload.name,
      subtitle: "Median, with the middle half of the samples as a band; lower is better",
      sizeLabel: "contacts", durationLabel: "time per \(workload.workload.operation)",
      series: workload.arms.map { arm in
        LineChart.Series(arm, workload.cells.compactMap { point(arm, $0) })
      })
  }

  private var alternative: String {
    "\(workload.name) against the number of contacts, one line for each of \(WordList.and(workload.arms));"
      + " the tables below hold the numbers."
  }

  private func point(_ arm: String, _ cell: CellFindings) -> LineChart.Point? {
    cell.summaries[arm].map { summary in
      LineChart.Point(
        size: Double(cell.size),
        seconds: Estimate(summary.median / 1e9, lower: summary.p25 / 1e9, upper: summary.p75 / 1e9))
    }
  }

  private var ratios: MarkdownTable {
    let others = findings.architectures.dropFirst()
    let first = MarkdownText.plain(findings.first)
    let header = ["Contacts"] + others.map { "\(MarkdownText.plain($0)) ÷ \(first)" }
    var table = MarkdownTable(header, header.map { _ in .right })
    for cell in workload.cells {
      table.add(
        [NumberText.count(cell.size)] + others.map { cell.judgements[$0].map(JudgementText.cell) ?? "" })
    }
    return table
  }

  private var medians: MarkdownTable {
    var table = MarkdownTable([""] + workload.sizes.map { "\(NumberText.count($0))" })
    for arm in workload.arms {
      table.add(
        [MarkdownText.plain(arm)] + workload.cells.map { $0.median(of: arm).map(NumberText.time) ?? "" })
    }
    return table
  }
}
