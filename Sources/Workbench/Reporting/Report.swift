import Measurement

/// The report of a comparison: a page of Markdown and the figures that it shows.
///
/// The same results give the same bytes.
public struct Report: Equatable, Sendable {
  /// The page; it refers to its figures by paths that begin with `figures/`.
  public let markdown: String
  /// The SVG text of each figure, by its file name in the folder `figures`.
  public let figures: [String: String]
  /// Why the times can't be relied on, in a sentence; nil if the control found nothing.
  public let unreliability: String?

  /// Renders `results`.
  ///
  /// Throws a ``ResultsInconsistency`` if they do not fit together, which results from ``ResultsFile`` always
  /// do.
  public init(results: ComparisonResults) throws {
    try self.init(results: results, bootstrap: HierarchicalBootstrap())
  }

  init(results: ComparisonResults, bootstrap: HierarchicalBootstrap) throws {
    let findings = try Findings(results, bootstrap: bootstrap)
    let claims = ClaimLedger(findings)
    let targets = try SpeedTargets(findings)
    let sections: [any ReportSection] = [
      HeadSection(findings: findings),
      OverviewSection(findings: findings, targets: targets),
      BehaviourSection(architectures: results.architectures, behaviour: results.behaviour),
      FaultSection(faults: results.faults),
      StructureSection(findings: findings),
      TapSection(findings: findings),
      CountSection(findings: findings),
      TargetSection(targets: targets),
      CostSection(findings: findings),
      ClaimsSection(claims: claims.claims),
      LimitsSection(),
      RepeatSection(findings: findings),
      EnvironmentSection(findings: findings),
    ]
    var page = MarkdownPage()
    for section in sections { section.write(to: &page) }
    markdown = page.markdown
    figures = page.figures
    unreliability = findings.cost.control.reason
  }
}

/// A part of the report.
protocol ReportSection {
  func write(to page: inout MarkdownPage)
}
