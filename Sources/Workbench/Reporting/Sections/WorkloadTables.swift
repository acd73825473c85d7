import Measurement

/// The ratios and the medians of one workload, by size.
struct WorkloadTables {
  let workload: WorkloadFindings

  var ratios: MarkdownTable {
    let others = workload.contenders.dropFirst()
    let first = MarkdownText.plain(workload.contenders[0])
    let header = ["Contacts"] + others.map { "\(MarkdownText.plain($0)) ÷ \(first)" }
    var table = MarkdownTable(header, header.map { _ in .right })
    for cell in workload.cells {
      table.add(
        [SizeText.cell(cell.size)] + others.map { cell.judgements[$0].map(JudgementText.cell) ?? "" })
    }
    return table
  }

  var medians: MarkdownTable {
    var table = MarkdownTable([""] + workload.sizes.map(SizeText.cell))
    for arm in workload.arms {
      table.add(
        [MarkdownText.plain(arm)] + workload.cells.map { $0.median(of: arm).map(NumberText.time) ?? "" })
    }
    return table
  }
}
