import CommandLineKit
import Measurement

/// What changed since the baseline, as Markdown: what fails first, then improvements, then how much is the same.
struct BaselinePage {
  let changes: BaselineComparison
  /// The command that makes a new run the baseline.
  let renewal: String

  /// The page; the same changes give the same bytes.
  var markdown: String {
    var page = MarkdownPage()
    page.heading(1, "What changed since \(Self.revision(changes.before))")
    page.paragraph("**\(verdict)**", "This run: \(Self.revision(changes.now)).")
    if changes.counts.failures > 0 {
      page.paragraph(
        "Any change of a count fails, a fall too. If it is meant, make this run the baseline:"
          + " \(MarkdownText.code(renewal)).")
    }
    writeToolchain(to: &page)
    write("Counts that rose", changes.counts.rises, to: &page)
    write("Counts that fell", changes.counts.falls, to: &page)
    writeLost(to: &page)
    page.paragraph("\(unchanged.joined(separator: "; ")).")
    return page.markdown
  }

  // MARK: Words

  private var verdict: String {
    if let reason = changes.nothingInCommon {
      return "Nothing could be compared: \(MarkdownText.plain(reason))."
    }
    let failures = changes.counts.failures
    if failures > 0 { return "\(NumberText.count(failures, "count")) changed." }
    return changes.counts.lost.isEmpty ? "No count changed." : "No regression."
  }

  /// How much is the same, and what was not compared.
  private var unchanged: [String] {
    let others = [
      ("of the baseline's counts this run leaves out", changes.counts.leftOut),
      ("counted now and not in the baseline", changes.counts.added),
    ]
    return ["Unchanged: \(NumberText.count(changes.counts.unchanged, "count"))"]
      + others.filter { $0.1 > 0 }.map { text, number in "\(text): \(NumberText.count(number))" }
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
          ("Workload", .left, { MarkdownText.code($0.key.workload) }),
          ("Contacts", .right, { NumberText.count($0.key.size) }),
          ("Arm", .left, { MarkdownText.plain($0.key.arm) }), ("Count", .left, \.key.metric.noun),
          ("Before", .right, { CountChangeText($0).before }), ("Now", .right, { CountChangeText($0).now }),
          ("Change", .right, { CountChangeText($0).change }),
        ]))
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
        return "\(MarkdownText.code(key.workload)) at \(NumberText.count(key.size)),"
          + " \(MarkdownText.plain(key.arm)), \(key.metric.noun)\(others): \(MarkdownText.plain(reason))"
      })
  }
}
