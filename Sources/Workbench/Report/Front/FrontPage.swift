import Measurement

/// The page to begin with: the answer, how sure it is, and where to read on.
struct FrontPage: ReportSection {
  let findings: Findings
  let claims: ClaimLedger
  let decision: Decision

  func write(to page: inout MarkdownPage) {
    let names = WordList.and(findings.architectures.map(MarkdownText.plain))
    page.heading(1, "\(names): \(findings.architectures.count > 1 ? "a comparison" : "a measurement")")
    page.paragraph(
      "An app of two screens, on a small UIKit-shaped toolkit whose screens are text: UIKit itself and SwiftUI were not"
        + " measured.")
    AnswerSection(findings: findings, decision: decision, showsRows: true).write(to: &page)
    page.paragraph(run, reliability)
    writeClaims(to: &page)
    var holes = ["growth": growth]
    holes["elsewhere"] = elsewhere
    page.write(PackageResources.Limits_md, holes)
  }

  private var run: String {
    let cost = findings.results.cost
    let others = findings.processors.others.count
    return "**\(cost.isQuick ? "Quick" : "Full") run:** the benchmark ran as"
      + " \(NumberText.count(cost.launches)) process\(cost.launches == 1 ? "" : "es"), with at most"
      + " \(NumberText.count(cost.rounds, "round")) for each *cell*, which is a workload at one size."
      + (others > 0
        ? " Ratios stand beside those of \(NumberText.count(others)) other"
          + " [processor\(others == 1 ? "" : "s")](/details/method.md#processors)." : "")
  }

  private var reliability: String {
    let control = findings.cost.control
    if let reason = control.reason { return "**UNRELIABLE:** \(reason)" }
    let doubtful = control.imprecise.count + control.failed.count
    return
      "**Reliable\(doubtful == 0 ? "" : " but for \(NumberText.count(doubtful, "control"))"):** \(control.summary)"
  }

  private func writeClaims(to page: inout MarkdownPage) {
    guard !claims.articles.isEmpty else { return }
    page.heading(2, "What articles claim")
    let further = WordList.and(findings.results.further.map(MarkdownText.plain))
    page.paragraph(
      "Each with its source, the rule and what was found in [claims.md](/claims.md).",
      further.isEmpty ? "" : "\(further) stand beside these in [every system](/\(SystemPage.file)).")
    page.list(claims.articles.map { "\($0.number): \($0.short). \($0.finding)" })
  }

  /// What becomes of the ratios as the app grows.
  private var growth: String {
    guard let changes = findings.changes.value, let grown = changes.changes.grown else { return "" }
    return
      " With \(NumberText.count(grown.requests.count, "change")) made, \(GrownText.sentence(grown))"
  }

  /// How the ratios here stand among those of public apps; nil without these.
  private var elsewhere: String? {
    let pairs = (decision.elsewhere?.pairs ?? []).filter { $0.over == findings.first }
    let words = pairs.map { pair in
      "\(pair.name) has \(NumberText.hundredths(pair.own.here)) times \(pair.over)'s code lines, more than in"
        + " \(pair.own.below) public apps, and than in \(pair.belowAmongPeers) whose \(pair.over) is at least as large"
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}

/// Three sentences, one table and one picture.
struct AnswerSection: ReportSection {
  let findings: Findings
  /// Which architecture to take when, behind the sentences.
  let decision: Decision
  /// Whether the rows that this rests on are told, too.
  let showsRows: Bool

  func write(to page: inout MarkdownPage) {
    for sentence in Conclusion(findings: findings, elsewhere: decision.elsewhere).sentences {
      page.paragraph(sentence)
    }
    writeSituations(to: &page)
    let table = FrontTable(findings: findings)
    page.heading(2, table.title)
    page.paragraph(table.note)
    page.table(table.table)
    if findings.architectures.count > 1 {
      let chart = table.chart
      page.figure(
        "answer", chart, alternative: "Ratios to \(findings.first) as dots, from \(chart.span).")
    }
    writeTerms(to: &page)
  }

  private func writeSituations(to page: inout MarkdownPage) {
    guard !decision.situations.isEmpty else { return }
    page.heading(2, "When to take which")
    page.list(decision.situations.map(\.line))
    guard showsRows else {
      let more = "Every row stands [in the report](/\(Report.front)#when-to-take-which)."
      page.write(PackageResources.Decision_md, ["more": more])
      return
    }
    page.details("How these come about, row by row") { page in
      let more =
        "Bold marks those that a row favours. A row without bold is not counted: it favours none, or is about public apps."
      page.write(PackageResources.Decision_md, ["more": more])
      page.table(decision.rows)
    }
  }

  /// What the words of the main numbers mean.
  private func writeTerms(to page: inout MarkdownPage) {
    let workloads = findings.cost.main.map {
      "*\(MarkdownText.plain($0.capitalizedID)):* \(MarkdownText.plain($0.workload.summary))."
    }
    var holes = [
      "workloads": workloads.joined(separator: " "),
      "faults": findings.testing.value.map { TestingText.list($0.faults) } ?? "",
    ]
    let changes = findings.changes.value?.requests.map {
      "\(MarkdownText.code($0.id)) (\(MarkdownText.plain($0.title)))"
    }
    holes["changes"] = changes.map(WordList.and)
    page.write(PackageResources.Terms_md, holes)
  }
}
