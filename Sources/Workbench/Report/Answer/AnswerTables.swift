import Measurement
import Results

/// One workload of an answer, in tables that read well on a terminal too: a line for each ratio.
struct AnswerTables {
  let workload: WorkloadFindings

  func write(to page: inout MarkdownPage) {
    page.heading(2, MarkdownText.plain(workload.name))
    page.paragraph("\(MarkdownText.plain(workload.workload.summary)).")
    page.table(ratios)
    page.paragraph(
      "Medians for one \(MarkdownText.plain(workload.workload.operation)), by the number of contacts:")
    page.table(medians)
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

  private var medians: MarkdownTable {
    var table = MarkdownTable([""] + workload.sizes.map(SizeText.cell))
    for arm in workload.arms {
      table.add(
        [MarkdownText.plain(arm)] + workload.cells.map { $0.median(of: arm).map(NumberText.time) ?? "" })
    }
    return table
  }
}
