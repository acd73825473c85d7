/// What was wanted of the times, and what was found.
struct TargetSection: ReportSection {
  let targets: SpeedTargets

  func write(to page: inout MarkdownPage) {
    page.heading(2, "How fast it should be, and whether it is")
    page.paragraph(
      "Every verdict is derived from the samples: *met* if the whole 99 % interval lies within the target, *not met*"
        + " if all of it lies beyond, else *not settled*; the control has a rule of its own."
        + " Where there are runs of other processors, the second line of a cell is the range of the value over all"
        + " processors, and the verdict says on how many of them it holds; a growth is that of this processor alone."
        + " What rests on a cell whose control failed is not settled. Each interval stands for itself: among many"
        + " verdicts one in a hundred can be chance.")
    page.paragraph(
      "The targets were set before anything was measured, as what would be good to have. Those that nothing here can"
        + " reach stay, each with the reason.", "The verdicts: \(targets.counts).")
    for group in targets.groups { write(group, to: &page) }
  }

  private func write(_ group: TargetGroup, to page: inout MarkdownPage) {
    page.heading(3, group.title)
    page.paragraph("*Rule:* \(group.rule)")
    let columns = group.header.dropFirst(2).count
    var table = MarkdownTable(
      group.header, [.left, .left] + Array(repeating: MarkdownTable.Alignment.right, count: columns))
    for target in group.targets {
      table.add([target.place, target.bound] + target.findings.map(\.cell))
    }
    page.table(table)
    page.list(group.notes)
  }
}

/// How fast everything should be, and what was found.
struct SpeedTargets {
  let groups: [TargetGroup]

  /// Throws an error of the statistics.
  init(_ findings: Findings) throws {
    let judge = TargetJudge(findings: findings)
    groups = [
      try .insertion(judge), try .adding(judge), try .ownShare(judge), try .formatting(judge),
      try .launching(judge), .benchmark(judge),
    ]
  }

  /// How many verdicts there are of each kind, such as `4 *met*, 3 *not met* and 2 *not measured*`.
  var counts: String {
    let verdicts = groups.flatMap(\.verdicts)
    let counts = TargetVerdict.allCases.compactMap { verdict -> String? in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(NumberText.count(count)) *\(verdict.rawValue)*"
    }
    return WordList.and(counts)
  }
}
