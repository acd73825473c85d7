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
    let claims = ledger.articles.flatMap(\.parts)
    if !claims.isEmpty {
      page.paragraph(
        "**Of \(NumberText.count(claims.count, "claim")) that articles make, \(Self.tally(claims)).**")
    }
    page.write(PackageResources.ClaimRules_md)
    var table = MarkdownTable(["", "Claim", "Verdict"], .left)
    for entry in ledger.articles { table.add([entry.number, entry.short, entry.verdict]) }
    page.table(table)
    write(ledger.articles, under: "The claims of articles", to: &page)
    write(ledger.studies, under: "What studies found before", to: &page)
  }

  /// Such as `4 hold here, 6 do not hold here and 8 were not measured`.
  private static func tally(_ claims: [Claim]) -> String {
    let words: [(ClaimVerdict, one: String, many: String)] = [
      (.holds, "holds here", "hold here"), (.partly, "holds in part", "hold in part"),
      (.fails, "does not hold here", "do not hold here"),
      (.unsettled, "is not settled", "are not settled"),
      (.notMeasured, "was not measured", "were not measured"),
    ]
    return WordList.and(
      words.compactMap { verdict, one, many in
        let count = claims.count { $0.verdict == verdict }
        return count == 0 ? nil : "\(NumberText.count(count)) \(count == 1 ? one : many)"
      })
  }

  private func write(
    _ entries: [ClaimLedger.Entry], under title: String, to page: inout MarkdownPage
  ) {
    guard !entries.isEmpty else { return }
    page.heading(2, title)
    for (_, source) in ClaimLedger.sources {
      let items = entries.flatMap { entry in
        entry.parts.filter { $0.source == source }.map { Self.item(entry.number, $0) }
      }
      guard !items.isEmpty else { continue }
      page.paragraph("\(source):")
      page.list(items)
    }
  }

  private static func item(_ number: String, _ claim: Claim) -> String {
    let lines = [
      "**\(number). \(claim.verdictWords.capitalizedFirst):** \(claim.text)", claim.finding.measured,
      claim.rule.isEmpty ? "" : "*Rule: \(claim.rule).*",
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "  \n  ")
  }
}
