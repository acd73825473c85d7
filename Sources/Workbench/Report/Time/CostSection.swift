import Measurement

/// What each workload costs.
struct CostSection: ReportSection {
  let findings: Findings
  let pages: WorkloadPages

  func write(to page: inout MarkdownPage) {
    page.heading(1, "Time")
    if findings.architectures.count > 1 {
      page.write(
        PackageResources.time_md, ["first": MarkdownText.plain(findings.first), "ranges": ranges])
    }
    if !findings.cost.control.isReliable {
      page.paragraph(
        "**The control says that this run is unreliable; [see the control](/details/method.md#the-control).**"
      )
    }
    let baselines = findings.cost.workloads.flatMap(\.baselines)
    let known = ReferenceArm.all.filter(baselines.contains)
    if !known.isEmpty {
      page.paragraph("Beside the architectures stand:")
      page.list(known.map { "**\($0):** \(meaning(of: $0))" })
    }
    CostSummary(findings: findings).write(to: &page)
    page.heading(2, "Each workload at every size")
    page.list(
      pages.all.map { workload, path in
        MarkdownText.link(MarkdownText.plain(workload.name), to: "/\(path)")
      })
  }

  private var ranges: String {
    let others = findings.processors.others.count
    guard others > 0 else { return "" }
    return
      "Below it stands the range of the ratio over [\(NumberText.count(others + 1)) processors](/details/method.md#processors), as"
      + " far as they have the cell, and on how many of them the verdict holds."
      + " *Instructions* is the ratio of what was counted, the same on all of them."
  }

  private func meaning(of baseline: String) -> String {
    switch baseline {
    case ReferenceArm.toolkit: "the same screens on the same modules, written with no roles at all."
    case ReferenceArm.observed: "the same again, with what the screens show in observable objects."
    case ReferenceArm.domain: "the work alone, without a screen."
    case ReferenceArm.referenceScreens:
      "the \(ReferenceArm.reference) behind the same screens, in the place of the domain's list."
    default:
      "what the apps published with Rafael Sacchi's article do: an array, sorted at launch, and searched with"
        + " both names lower-cased in every comparison; without a screen."
    }
  }
}

/// Every workload in one table, at the size that stands for it.
private struct CostSummary {
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
          + " The control is the farthest that one of them was from itself at this size; other sizes are named where they"
          + " were judged otherwise.")
      page.narrowTables(table, titles: 2)
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
      let cell = workload.representativeCell
      let times = NumberText.times(findings.architectures.map(cell.median))
      let cells = zip(findings.architectures, times).map { name, time in
        let ratio = cell.judgements[name].map {
          "<br>\(JudgementText.cell($0, cell.range(of: name, over: findings.first)))"
        }
        return (time ?? "") + (ratio ?? "") + instructions(of: name, in: workload.workload.id)
      }
      table.add(
        [MarkdownText.code(workload.workload.id), SizeText.cell(cell.size)] + cells
          + [ControlText.cell(workload.workload.id, at: cell.size, findings.cost.control)])
    }
    return table
  }
}
