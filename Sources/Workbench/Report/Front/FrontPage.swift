import Measurement

/// The page to begin with: the answer, how sure it is, and where to read on.
struct FrontPage: ReportSection {
  let findings: Findings
  let claims: ClaimLedger
  let decision: Decision

  func write(to page: inout MarkdownPage) {
    let names = MarkdownText.plain(WordList.and(findings.architectures))
    let isComparison = findings.architectures.count > 1
    page.heading(1, "\(names): \(isComparison ? "a comparison" : "a measurement")")
    page.paragraph(
      "An app of two screens, on a small UIKit-shaped toolkit whose screens are text: UIKit itself and SwiftUI were not"
        + " measured.")
    AnswerSection(findings: findings, decision: decision, showsRows: true).write(to: &page)
    page.paragraph(run, reliability)
    writeClaims(to: &page)
    writeLimits(to: &page)
    page.heading(2, "How to repeat it")
    page.add(
      """
      ```sh
      swift run compare                              # everything, in full
      swift run compare --quick                      # fewer rounds and sizes
      swift run compare render Reports/results.json  # the report again, from its samples
      ```
      """)
    page.heading(2, "Where to read on")
    page.list(Self.pages)
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
    guard !claims.lines.isEmpty else { return }
    page.heading(2, "What articles claim")
    let further = findings.results.further
    page.paragraph(
      "Each with its source, the rule and what was found in [claims.md](/claims.md).",
      further.isEmpty
        ? ""
        : "\(WordList.and(further.map(MarkdownText.plain))) stand beside these in"
          + " [every system](/\(SystemPage.file)).")
    page.list(claims.lines.map { "\($0.number): \($0.claim). \($0.finding)" })
  }

  private func writeLimits(to page: inout MarkdownPage) {
    page.heading(2, "What limits it")
    page.list(
      [
        "**Size.** Two screens and one entity; the fiftieth screen may cost something else.\(growth)"
      ] + elsewhere + [
        "**Drawing.** The screens are text. Layout and rendering on a device would come on top of every architecture's"
          + " time, and bring the ratios nearer to 1.",
        "**Authors.** Every pattern is here once, written by people who know the others.",
        "**People.** Lines are not hours: how fast a newcomer finds a role, or a review goes, was not measured.",
        "**Processors.** A ratio of times holds for the processors that were tried; counts hold for one toolchain.",
      ])
    page.paragraph("The others are in [the method](/details/method.md#what-these-numbers-do-not-show).")
  }

  /// What becomes of the ratios as the app grows.
  private var growth: String {
    guard case .found(let changes) = findings.changes, let grown = changes.changes.grown else { return "" }
    return
      " With \(NumberText.count(grown.requests.count, "change")) made, \(GrownText.sentence(grown))"
  }

  /// How the ratios here stand among those of public apps.
  private var elsewhere: [String] {
    let pairs = (decision.elsewhere?.pairs ?? []).filter { $0.over == findings.first }
    guard !pairs.isEmpty else { return [] }
    let words = pairs.map { pair in
      "\(MarkdownText.plain(pair.name)) has \(NumberText.hundredths(pair.own.here)) times"
        + " \(MarkdownText.plain(pair.over))'s code lines, more than in \(pair.own.below) public apps, and than in"
        + " \(pair.belowAmongPeers) whose \(MarkdownText.plain(pair.over)) is at least as large"
    }
    return [
      "**[Public apps](/\(ElsewherePage.file)).** The ratios here are large: counted as there, without what starts the app,"
        + " \(words.joined(separator: "; "))."
    ]
  }

  private static let pages = [
    "[What a change costs](/changes.md): the same requests in every architecture, and two people at once",
    "[Every system side by side](/systems.md): further architectures beside these, who does what in each, which type names"
      + " which, and what lies between two of them",
    "[Elsewhere](/elsewhere.md): the same counts in public apps that were built several times",
    "[What can be tested](/testing.md): without a screen, at what cost, and which faults the tests find",
    "[What articles claim](/claims.md), and what was found",
    "[A lesson](/lesson.md): one tap through every architecture, step by step and through the sources",
    "Details: [behaviour](/details/behaviour.md), [structure](/details/structure.md), [counts](/details/counts.md),"
      + " [time](/details/time.md), [launches on stored contacts](/details/storage.md),"
      + " [method](/details/method.md)",
    "Data: `results.json` beside this page, in a [documented format](results-format.md)",
  ]
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
    page.list(FrontTerms(findings: findings).items)
  }

  private func writeSituations(to page: inout MarkdownPage) {
    guard !decision.situations.isEmpty else { return }
    page.heading(2, "When to take which")
    page.list(decision.situations.map(\.line))
    guard showsRows else {
      page.paragraph(
        "\(Decision.rule) Every row stands [in the report](/\(Report.front)#when-to-take-which).")
      return
    }
    page.details("How these come about, row by row") { page in
      page.paragraph(
        Decision.rule,
        "Bold marks those that a row favours. A row without bold is not counted: it favours none, or is about public apps."
      )
      page.table(decision.rows)
    }
  }
}
