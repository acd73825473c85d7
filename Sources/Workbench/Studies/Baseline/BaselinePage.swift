import Measurement

/// What changed since the baseline, as Markdown: what fails first, then improvements, then how much is the same.
struct BaselinePage {
  /// The words that every such page begins with.
  static let title = "What changed since"

  let changes: BaselineComparison
  /// The command that makes a new run the baseline.
  let renewal: String

  /// The page; the same changes give the same bytes.
  var markdown: String {
    var page = MarkdownPage()
    page.heading(1, "\(Self.title) \(Self.revision(changes.before))")
    page.paragraph("**\(verdict)**", "This run: \(Self.revision(changes.now)).", scope)
    if changes.counts.failures > 0 {
      page.paragraph(
        "Any change of a count fails, a fall too. If it is meant, make this run the baseline:"
          + " \(MarkdownText.code(renewal)).")
    }
    writeToolchain(to: &page)
    write("Counts that rose", changes.counts.rises, to: &page)
    write("Counts that fell", changes.counts.falls, to: &page)
    if let times = changes.times {
      write(
        "Slower, and slower again when measured again", times.regressions, to: &page,
        last: ("Again", .right, { $0.ratio.again.map { "\(RatioText($0))" } ?? "" }))
      write(
        "Slower, not proven", times.slower.filter { $0.certainty != .confirmed }, to: &page,
        last: ("Why it does not count", .left, { Self.doubt($0.change.certainty) }))
      write("Faster", times.improvements, to: &page)
      write("Other times on another processor, not judged", times.moved, to: &page)
    }
    writeLost(to: &page)
    page.paragraph("\(unchanged.joined(separator: "; ")).")
    return page.markdown
  }

  // MARK: Words

  private var verdict: String {
    if let reason = changes.nothingInCommon {
      return "Nothing could be compared: \(MarkdownText.plain(reason))."
    }
    let regressions = changes.times?.regressions.count ?? 0
    if changes.failures > 0 {
      return [
        changes.counts.failures == 0 ? "" : "\(NumberText.count(changes.counts.failures, "count")) changed",
        regressions == 0 ? "" : "\(NumberText.count(regressions, "time")) became slower",
      ].filter { !$0.isEmpty }.joined(separator: ", and ") + "."
    }
    let unconfirmed = changes.times?.cellsToRepeat.count ?? 0
    if unconfirmed > 0 {
      return
        "No regression proven: what became slower in \(NumberText.count(unconfirmed, "cell")) was not measured"
        + " again."
    }
    let times = changes.processors == nil ? changes.times : nil
    if times?.slower.isEmpty == false { return "No regression proven." }
    if !changes.counts.lost.isEmpty || times?.contenders.contains(where: { $0.movement == .faster }) == true {
      return "No regression."
    }
    return times == nil ? "No count changed." : "No count changed, and no time that could be judged."
  }

  private var scope: String {
    if let processors = changes.processors {
      return "Times were taken on another processor and are shown, not judged: before"
        + " \(MarkdownText.plain(processors.before.description)), now"
        + " \(MarkdownText.plain(processors.now.description))."
    }
    return changes.times == nil ? "Counts alone were judged, not times." : ""
  }

  /// How much is the same, and what else was not judged.
  private var unchanged: [String] {
    let times = changes.times?.contenders ?? []
    let once = times.filter { $0.certainty == .once }
    var same = "Unchanged: \(NumberText.count(changes.counts.unchanged, "count"))"
    if changes.times != nil, changes.processors == nil {
      let number = NumberText.count(once.count { $0.movement == .unchanged }, "time")
      same += ", \(number) of one architecture in one workload at one size"
    }
    let unreliable = times.count {
      if case .unreliable = $0.certainty { $0.movement != .slower } else { false }
    }
    let others: [(String, Int, noun: String?)] = [
      (
        "moved from one arm alone, which as likely moved itself", once.count { $0.movement == .ambiguous },
        nil
      ), ("not judged, for a control did not pass", unreliable, "time"),
      ("of the baseline's counts this run leaves out", changes.counts.leftOut, nil),
      ("counted now and not in the baseline", changes.counts.added, nil),
    ]
    return [same]
      + others.filter { $0.1 > 0 }.map { text, number, noun in
        "\(text): \(noun.map { NumberText.count(number, $0) } ?? NumberText.count(number))"
      }
  }

  private static func doubt(_ certainty: ContenderChange.Certainty) -> String {
    switch certainty {
    case .once: "moved, not confirmed: not measured again"
    case .refuted: "not again when measured again"
    case .unreliable(let run): "the control of \(run.rawValue) did not pass in this cell"
    case .confirmed, .otherProcessor: ""
    }
  }

  private static func revision(_ environment: EnvironmentResults) -> String {
    guard let revision = environment.revision.value else { return "a revision without a name" }
    return MarkdownText.code(revision) + (environment.hasLocalChanges ? " with local changes" : "")
  }

  // MARK: Tables and lists

  private func writeToolchain(to page: inout MarkdownPage) {
    let differences = changes.differencesOfToolchain
    guard !differences.isEmpty else { return }
    page.paragraph(
      "**Another toolchain.** Counts can only be compared on one: what changed here may have changed with"
        + " it. To make a new run the baseline: \(MarkdownText.code(renewal)).")
    page.list(
      differences.map { "\($0.name): \(MarkdownText.plain($0.before)), now \(MarkdownText.plain($0.now))" })
  }

  private func write(_ title: String, _ changes: [CountChanges.Change], to page: inout MarkdownPage) {
    guard !changes.isEmpty else { return }
    page.heading(2, title)
    page.table(
      MarkdownTable(
        changes,
        columns: [
          ("Workload", .left, { MarkdownText.code($0.key.cell.workload) }),
          ("Contacts", .right, { NumberText.count($0.key.cell.size) }),
          ("Arm", .left, { MarkdownText.plain($0.key.arm) }), ("Count", .left, \.key.metric.noun),
          ("Before", .right, { CountChangeText($0).before }), ("Now", .right, { CountChangeText($0).now }),
          ("Change", .right, { CountChangeText($0).change }),
        ]))
  }

  /// A contender in a cell, with the first of its ratios that moved.
  private typealias Moved = (change: ContenderChange, count: Int, ratio: RatioChange)

  private func write(
    _ title: String, _ changes: [ContenderChange], to page: inout MarkdownPage,
    last: MarkdownTable.Column<Moved>? = nil
  ) {
    guard !changes.isEmpty else { return }
    let moved = changes.compactMap { change -> Moved? in
      var ratios = change.movement == .slower ? change.slower : change.faster
      if change.certainty == .confirmed { ratios = ratios.filter { $0.again != nil } }
      return ratios.first.map { (change, ratios.count, $0) }
    }
    page.heading(2, title)
    page.table(
      MarkdownTable(
        moved,
        columns: [
          ("Workload", .left, { MarkdownText.code($0.change.cell.workload) }),
          ("Contacts", .right, { NumberText.count($0.change.cell.size) }),
          ("Architecture", .left, { MarkdownText.plain($0.change.contender) }),
          ("Moved from", .left, { "\($0.count) of \(NumberText.count($0.change.arms, "arm"))" }),
          ("Over", .left, { MarkdownText.plain($0.ratio.arm) }),
          ("Before", .right, { "\(RatioText($0.ratio.before))" }),
          ("Now", .right, { "\(RatioText($0.ratio.now))" }),
        ] + [last].compactMap(\.self)))
  }

  /// A reason that many counts share is given once.
  private func writeLost(to page: inout MarkdownPage) {
    let lost = changes.counts.lost
    guard !lost.isEmpty else { return }
    let byReason = Dictionary(grouping: lost, by: \.reason)
    page.heading(2, "Counted before, not measured now")
    page.list(
      lost.map(\.reason).withoutRepetition.compactMap { reason in
        guard let all = byReason[reason], let key = all.first?.key else { return nil }
        let others = all.count > 1 ? " and \(NumberText.count(all.count - 1, "other"))" : ""
        return "\(MarkdownText.code(key.cell.workload)) at \(NumberText.count(key.cell.size)),"
          + " \(MarkdownText.plain(key.arm)), \(key.metric.noun)\(others): \(MarkdownText.plain(reason))"
      })
  }
}
