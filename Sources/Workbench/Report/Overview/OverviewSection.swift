import Measurement

/// How the architectures differ, and whether it matters: one table, and the verdicts on time.
struct OverviewSection: ReportSection {
  let findings: Findings
  let targets: SpeedTargets

  func write(to page: inout MarkdownPage) {
    page.heading(2, "How they differ, and whether it matters")
    let names = findings.architectures.map(MarkdownText.plain)
    var table = MarkdownTable(
      [""] + names + ["How far apart"], [.left] + names.map { _ in .right } + [.left])
    for row in OverviewCounts(findings: findings).rows + OverviewTimes(findings: findings).rows {
      table.add(["**\(row.title)**"] + row.cells + [row.matter])
    }
    page.paragraph(timesNote)
    page.table(table)
    page.paragraph("[Speed targets](#how-fast-it-should-be-and-whether-it-is): \(targets.counts).")
    guard findings.architectures.count > 1 else { return }
    page.paragraph(
      "The verdicts on time over that of \(MarkdownText.plain(findings.first)), with 99 % intervals.",
      "*Slower* and *faster* are beyond 2 %, *equivalent* is within it, and *inconclusive* is what these samples"
        + " leave open.", processors)
    page.list(findings.cost.main.map(verdicts))
  }

  private var processors: String {
    let others = findings.processors.others.count
    guard others > 0 else { return "They hold for this processor and this build." }
    return "They hold for this processor and this build; behind each stands on how many of the"
      + " [\(NumberText.count(others + 1)) processors](#processors) it holds, and the range of the ratio over them."
  }

  private var timesNote: String {
    let ratio =
      findings.architectures.count > 1 ? ", with the ratio to \(MarkdownText.plain(findings.first))" : ""
    let place =
      findings.cost.headline.commonSize.map { "at \(NumberText.count($0)) contacts" } ?? "at the size named"
    let range = findings.processors.others.isEmpty ? "" : ", and its range over the processors of all runs"
    return "Times are medians \(place)\(ratio)\(range)."
  }

  private func verdicts(on workload: WorkloadFindings) -> String {
    let cell = findings.cost.headlineCell(of: workload)
    let verdicts = findings.architectures.dropFirst().compactMap { name in
      cell.judgements[name].map {
        "\(MarkdownText.plain(name)) \(JudgementText.words($0, cell.range(of: name, over: findings.first)))"
      }
    }
    return
      "**\(MarkdownText.plain(workload.name)),** \(SizeText.place(cell.size))\(cell.size == 0 ? "" : " contacts"): "
      + verdicts.joined(separator: "; ") + "."
  }
}
