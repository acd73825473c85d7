/// What the articles claim, beside what was found.
struct ClaimsSection: ReportSection {
  let claims: [Claim]

  func write(to page: inout MarkdownPage) {
    guard !claims.isEmpty else { return }
    page.heading(2, "What articles claim, and what was found")
    page.paragraph(
      "The claims are put in short here. Each verdict follows from these results by the rule beside it; it speaks of this app and these sources"
        + " only. The articles name no thresholds; those in the rules are this report's.")
    for source in Claim.Source.allCases {
      let claims = claims.filter { $0.source == source }
      guard !claims.isEmpty else { continue }
      page.paragraph("\(source.rawValue):")
      page.list(claims.map(item))
    }
  }

  private func item(_ claim: Claim) -> String {
    let verdict = claim.verdict.rawValue.prefix(1).uppercased() + claim.verdict.rawValue.dropFirst()
    return "**\(verdict):** \(claim.text)  \n  \(claim.measured)  \n  *Rule: \(claim.rule).*"
  }
}

/// The claims that these results can test.
struct ClaimLedger {
  /// Only those whose architectures were compared.
  let claims: [Claim]

  /// Throws an error of the statistics.
  init(_ findings: Findings) throws {
    claims = try [
      .lessCode(findings), .manyTypes(findings), .smallerViewControllers(findings),
      .controllersDoEverything(findings), .layersKeepApart(findings), .manyHops(findings),
      .leastMemory(findings), .leastProcessorTime(findings),
    ].compactMap { $0 }
  }
}
