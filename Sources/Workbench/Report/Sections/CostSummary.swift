import Measurement
import Results

/// Every workload in one table, at the size that stands for it.
struct CostSummary {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    let cost = findings.cost
    if !cost.workloads.isEmpty {
      let first = MarkdownText.plain(findings.first)
      page.paragraph(
        "All workloads at one size: the median"
          + (findings.architectures.count > 1
            ? ", and the ratio to \(first) with its interval and verdict; below it that of instructions, where they were"
              + " counted." : ".")
          + " The control is how far \(first) was from itself at any size.")
      page.table(table)
    }
    page.list(
      findings.results.cost.notMeasured.map { missing in
        "\(MarkdownText.code(missing.workload.id)): not measured: \(MarkdownText.reason(missing.reason))"
      })
  }

  private func instructions(of name: String, in workload: String) -> String {
    let instructions = findings.instructions
    guard name != findings.first, let size = instructions.size(of: workload),
      let ratio = instructions.text(of: name, over: findings.first, in: workload, at: size)
    else { return "" }
    return NumberText.joined("<br>instructions \(ratio) \(SizeText.place(size))")
  }

  private var table: MarkdownTable {
    let names = findings.architectures.map(MarkdownText.plain)
    var table = MarkdownTable(
      ["Workload", "Contacts"] + names + ["Control"], [.left, .right] + names.map { _ in .right } + [.right])
    for workload in findings.cost.workloads {
      let cell = workload.mainCell
      let cells = findings.architectures.map { name in
        let time = cell.median(of: name).map(NumberText.time) ?? ""
        let ratio = cell.judgements[name].map {
          "<br>\(JudgementText.cell($0, cell.range(of: name, over: findings.first)))"
        }
        return time + (ratio ?? "") + instructions(of: name, in: workload.workload.id)
      }
      table.add(
        [MarkdownText.code(workload.workload.id), SizeText.cell(cell.size)] + cells
          + [ControlText.cell(workload.workload.id, findings.cost.control)])
    }
    return table
  }
}

extension InstructionRatios {
  /// Such as `2.86`; nil if they were not counted of both.
  func text(of arm: String, over other: String, in workload: String, at size: Int) -> String? {
    ratio(of: arm, over: other, in: workload, at: size).map(NumberText.hundredths)
  }
}
