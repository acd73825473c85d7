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
      .storageLeavesInteractor(findings), .onlyTheRouter(findings), .samePresenter(findings),
      .separationImprovesTestability(findings), .goodForTestability(findings),
      .leastMemory(findings), .leastProcessorTime(findings),
    ].compactMap { $0 }
  }
}

/// Something that an article says, put to the test on these results.
struct Claim {
  /// The article that makes the claim, as Markdown.
  enum Source: String, CaseIterable {
    case sacchi =
      "Rafael Sacchi, *Comparing MVVM and Viper architectures: When to use one or the other* (2016)"
    case koksal = "Göksel Köksal, *Blurring the Lines Between MVVM and VIPER*"
    case sameTwoPatterns =
      "*Why VIPER and MVVM in SwiftUI are actually the same pattern: A lesson in architectural thinking*"
    case sholichin =
      "Sholichin et al., *Journal of Theoretical and Applied Information Technology* (2019), abstract"
  }

  /// The claim in one sentence, as Markdown.
  let text: String
  let source: Source
  /// What has to be found for the claim to hold.
  let rule: String
  /// What was found, as Markdown.
  let measured: String
  let verdict: ClaimVerdict
}

/// What the results say of a claim.
enum ClaimVerdict: String {
  case holds = "holds here"
  case fails = "does not hold here"
  case unsettled = "not settled"
  case notMeasured = "not measured"

  init(_ holds: Bool) {
    self = holds ? .holds : .fails
  }
}
