import Measurement

/// The page on what articles and studies say, beside what was found.
struct ClaimPage: ReportSection {
  /// The page's file beside the report.
  static let file = "claims.md"

  let ledger: ClaimLedger

  func write(to page: inout MarkdownPage) {
    page.heading(1, "What articles claim, and what was found")
    guard !ledger.claims.isEmpty else {
      page.paragraph("None of the claims is about what was compared.")
      return
    }
    writeSummary(to: &page)
    write(ledger.articles, under: "The claims of articles", to: &page)
    write(ledger.studies, under: "What studies found before", to: &page)
  }

  private func writeSummary(to page: inout MarkdownPage) {
    let claims = ledger.articles.flatMap(\.parts).map(\.claim)
    page.paragraph(
      claims.isEmpty
        ? ""
        : "**Of \(NumberText.count(claims.count, "claim")) that articles make,"
          + " \(ClaimLedger.tally(claims)).**")
    page.paragraph(
      "A line of the table may have several claims, in this report's words. Each verdict follows from the results by its"
        + " rule, and concerns this app and these sources only. The articles name no thresholds; those in the rules are this"
        + " report's. *True by construction* marks a rule that our own tests enforce, which proves nothing about other"
        + " projects.")
    var table = MarkdownTable(["", "Claim", "Verdict"], .left)
    for line in ledger.lines { table.add([line.number, line.claim, line.verdict]) }
    page.table(table)
  }

  private func write(
    _ entries: [ClaimLedger.Entry], under title: String, to page: inout MarkdownPage
  ) {
    guard !entries.isEmpty else { return }
    page.heading(2, title)
    for source in Claim.Source.allCases {
      let items = entries.flatMap { entry in
        entry.parts.filter { $0.claim.source == source }.map { Self.item(entry.number, $0.claim) }
      }
      guard !items.isEmpty else { continue }
      page.paragraph("\(source.rawValue):")
      page.list(items)
    }
  }

  private static func item(_ number: String, _ claim: Claim) -> String {
    let lines = [
      "**\(number). \(claim.verdictWords.capitalizedFirst):** \(claim.text)", claim.measured,
      claim.rule.isEmpty ? "" : "*Rule: \(claim.rule).*",
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "  \n  ")
  }
}
