import Measurement
import Results

/// The ratios and the medians of one workload, by size.
struct WorkloadTables {
  let workload: WorkloadFindings
  let instructions: InstructionRatios

  var ratios: MarkdownTable {
    let others = workload.contenders.dropFirst()
    let first = MarkdownText.plain(workload.contenders[0])
    let header = ["Contacts"] + others.map { "\(MarkdownText.plain($0)) ÷ \(first)" }
    var table = MarkdownTable(header, header.map { _ in .right })
    for cell in workload.cells {
      table.add(
        [SizeText.cell(cell.size)] + others.map { ratio(of: $0, in: cell) })
    }
    return table
  }

  private func ratio(of name: String, in cell: CellFindings) -> String {
    guard let judgement = cell.judgements[name] else { return "" }
    let first = workload.contenders[0]
    let text = JudgementText.cell(judgement, cell.range(of: name, over: first))
    let counted = instructions.text(of: name, over: first, in: workload.workload.id, at: cell.size)
    return text + (counted.map { NumberText.joined("<br>instructions \($0)") } ?? "")
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
