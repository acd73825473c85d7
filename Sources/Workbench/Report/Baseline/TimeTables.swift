import Measurement

/// The times that changed: a row for each contender in each cell, with the first of its ratios that moved.
struct TimeTables {
  let times: TimeChanges

  init(_ times: TimeChanges) {
    self.times = times
  }

  func writeRegressions(to page: inout MarkdownPage) {
    guard !times.regressions.isEmpty else { return }
    page.heading(2, "Slower, and slower again when measured again")
    page.table(table(times.regressions, again: true))
  }

  /// What moved once or where nothing follows from it, each kind under its reason.
  func writeDoubts(to page: inout MarkdownPage) {
    let doubts = times.slower.filter { $0.certainty != .confirmed }
    guard !doubts.isEmpty else { return }
    page.heading(2, "Slower, not proven")
    var table = MarkdownTable(Self.header + ["Why it does not count"], Self.alignments + [.left])
    for change in doubts {
      guard let ratio = change.slower.first else { continue }
      table.add(cells(change, ratio, of: change.slower.count) + [reason(change.certainty)])
    }
    page.table(table)
  }

  func writeImprovements(to page: inout MarkdownPage) {
    guard !times.improvements.isEmpty else { return }
    page.heading(2, "Faster")
    page.table(table(times.improvements, again: false))
  }

  /// What is another ratio on another processor.
  func writeMoved(to page: inout MarkdownPage) {
    guard !times.moved.isEmpty else { return }
    page.heading(2, "Other times on another processor, not judged")
    var table = MarkdownTable(Self.header, Self.alignments)
    for change in times.moved {
      let ratios = change.movement == .slower ? change.slower : change.faster
      guard let ratio = ratios.first else { continue }
      table.add(cells(change, ratio, of: ratios.count))
    }
    page.table(table)
  }

  private func table(_ changes: [ContenderChange], again: Bool) -> MarkdownTable {
    var table = MarkdownTable(
      Self.header + (again ? ["Again"] : []), Self.alignments + (again ? [.right] : []))
    for change in changes {
      let ratios = again ? change.slower.filter { $0.again != nil } : change.faster
      guard let ratio = ratios.first else { continue }
      table.add(cells(change, ratio, of: ratios.count) + (ratio.again.map { ["\(RatioText($0))"] } ?? []))
    }
    return table
  }

  private static let header = ["Workload", "Contacts", "Architecture", "Moved from", "Over", "Before", "Now"]
  private static let alignments: [MarkdownTable.Alignment] = [
    .left, .right, .left, .left, .left, .right, .right,
  ]

  private func cells(_ change: ContenderChange, _ ratio: RatioChange, of moved: Int) -> [String] {
    [
      MarkdownText.code(change.cell.workload), NumberText.count(change.cell.size),
      MarkdownText.plain(change.contender), "\(moved) of \(NumberText.count(change.arms, "arm"))",
      MarkdownText.plain(ratio.arm), "\(RatioText(ratio.before))", "\(RatioText(ratio.now))",
    ]
  }

  private func reason(_ certainty: ContenderChange.Certainty) -> String {
    switch certainty {
    case .once: "moved, not confirmed: not measured again"
    case .refuted: "not again when measured again"
    case .unreliable(let run): "the control of \(run.rawValue) did not pass in this cell"
    case .confirmed, .otherProcessor: ""
    }
  }
}
