import Measurement

/// What changed, as Markdown: what fails first, then improvements, then how much is the same.
struct ChangesPage: Sendable {
  /// What every such page begins with.
  static let title = "What changed since"

  let changes: Changes
  /// What a person types to make this run the baseline.
  let renewal: String

  /// - Parameter renewal: the command that makes a new run the baseline.
  init(_ changes: Changes, renewal: String) {
    self.changes = changes
    self.renewal = renewal
  }

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
    CountTables(changes: changes.counts).writeRises(to: &page)
    CountTables(changes: changes.counts).writeFalls(to: &page)
    let times = changes.times.map(TimeTables.init)
    times?.writeRegressions(to: &page)
    times?.writeDoubts(to: &page)
    times?.writeImprovements(to: &page)
    times?.writeMoved(to: &page)
    CountTables(changes: changes.counts).writeLost(to: &page)
    page.paragraph(UnchangedText(changes: changes).sentence)
    return page.markdown
  }

  private var verdict: String {
    if let reason = changes.nothingInCommon {
      return "Nothing could be compared: \(MarkdownText.plain(reason))."
    }
    if changes.failures > 0 { return "\(failures)." }
    let unconfirmed = changes.times?.cellsToRepeat.count ?? 0
    if unconfirmed > 0 {
      return
        "No regression proven: what became slower in \(NumberText.count(unconfirmed, "cell")) was not measured"
        + " again."
    }
    if hasChanges {
      return changes.times?.slower.isEmpty ?? true ? "No regression." : "No regression proven."
    }
    return changes.times == nil || changes.processors != nil
      ? "No count changed." : "No count changed, and no time that could be judged."
  }

  /// Such as `2 counts changed, and 1 time became slower`.
  private var failures: String {
    let times = changes.times?.regressions.count ?? 0
    return [
      changes.counts.failures == 0 ? nil : "\(NumberText.count(changes.counts.failures, "count")) changed",
      times == 0 ? nil : "\(NumberText.count(times, "time")) became slower",
    ].compactMap(\.self).joined(separator: ", and ")
  }

  private var hasChanges: Bool {
    !changes.counts.lost.isEmpty
      || changes.processors == nil
        && changes.times?.contenders.contains { $0.movement == .slower || $0.movement == .faster } ?? false
  }

  private var scope: String {
    if let processors = changes.processors {
      return "Times were taken on another processor and are shown, not judged: before"
        + " \(MarkdownText.plain(processors.before)), now \(MarkdownText.plain(processors.now))."
    }
    return changes.times == nil ? "Counts alone were judged, not times." : ""
  }

  private func writeToolchain(to page: inout MarkdownPage) {
    let differences = changes.differencesOfToolchain
    guard !differences.isEmpty else { return }
    page.paragraph(
      "**Another toolchain.** Counts can only be compared on one: what changed here may have changed with"
        + " it. To make a new run the baseline: \(MarkdownText.code(renewal)).")
    page.list(
      differences.map {
        "\($0.name): \(MarkdownText.plain($0.before)), now \(MarkdownText.plain($0.now))"
      })
  }

  private static func revision(_ environment: EnvironmentResults) -> String {
    guard case .measured(let revision) = environment.revision else { return "a revision without a name" }
    return MarkdownText.code(revision) + (environment.hasLocalChanges ? " with local changes" : "")
  }
}

/// How much is the same, in one line.
struct UnchangedText {
  let changes: Changes

  var sentence: String {
    let counts = changes.counts
    let same = ["\(NumberText.count(counts.unchanged, "count"))", times].compactMap(\.self)
    let parts = [
      "Unchanged: \(same.joined(separator: ", "))", ambiguous, unreliable, leftOut, added,
    ].compactMap(\.self)
    return parts.joined(separator: "; ") + "."
  }

  private var times: String? {
    guard changes.processors == nil else { return nil }
    return changes.times.map { times in
      let unchanged = times.contenders.count { $0.movement == .unchanged && $0.certainty == .once }
      return "\(NumberText.count(unchanged, "time")) of one architecture in one workload at one size"
    }
  }

  /// Whose ratio to one arm moved, and to no other.
  private var ambiguous: String? {
    guard
      let number = changes.times?.contenders.count(where: {
        $0.movement == .ambiguous && $0.certainty == .once
      }), number > 0
    else {
      return nil
    }
    return "moved from one arm alone, which as likely moved itself: \(NumberText.count(number))"
  }

  /// Those that are slower stand in a table of their own.
  private var unreliable: String? {
    let times =
      changes.times?.contenders.filter {
        if case .unreliable = $0.certainty { $0.movement != .slower } else { false }
      } ?? []
    return times.isEmpty
      ? nil : "not judged, for a control did not pass: \(NumberText.count(times.count, "time"))"
  }

  private var added: String? {
    guard changes.counts.added > 0 else { return nil }
    return "counted now and not in the baseline: \(NumberText.count(changes.counts.added))"
  }

  private var leftOut: String? {
    guard changes.counts.leftOut > 0 else { return nil }
    return "of the baseline's counts this run leaves out \(NumberText.count(changes.counts.leftOut))"
  }
}
