import Measurement
package import Results

/// The report of a comparison: pages of Markdown and the figures that they show.
///
/// The same results and runs give the same bytes.
package struct Report: Equatable, Sendable {
  /// What the page on change requests is called beside the first one.
  package static let changesFile = ChangePage.file
  /// What the page on testing is called beside the first one.
  package static let testingFile = TestingPage.file

  /// The first page; each refers to its figures by paths that begin with `figures/`.
  package let markdown: String
  /// The page on change requests.
  package let changes: String
  /// The page on testing.
  package let testing: String
  /// The SVG text of each figure, by its file name in the folder `figures`.
  package let figures: [String: String]
  /// Why the times can't be relied on, in a sentence; nil if the control found nothing.
  package let unreliability: String?

  /// Renders `results`, beside what was found on other processors.
  ///
  /// - Parameter runs: the runs on all processors of which a summary is kept, that of `results` among them or not.
  ///
  /// Throws a ``ResultsInconsistency`` if they do not fit together, which results from ``ResultsFile`` always
  /// do.
  package init(results: ComparisonResults, runs: [RunSummary]) throws {
    try self.init(results: results, runs: runs, bootstrap: HierarchicalBootstrap())
  }

  init(results: ComparisonResults, runs: [RunSummary], bootstrap: HierarchicalBootstrap) throws {
    let findings = try Findings(results, stored: runs, bootstrap: bootstrap)
    let claims = try ClaimLedger(findings)
    let targets = try SpeedTargets(findings)
    let sections: [any ReportSection] = [
      HeadSection(findings: findings),
      OverviewSection(findings: findings, targets: targets),
      BehaviourSection(architectures: results.architectures, behaviour: results.behaviour),
      FaultSection(faults: results.faults),
      StructureSection(findings: findings),
      TapSection(findings: findings),
      ChangeOverviewSection(changes: findings.changes),
      TestingOverviewSection(testing: findings.testing),
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
    var changePage = MarkdownPage()
    ChangePage(changes: findings.changes, architectures: results.architectures).write(to: &changePage)
    changes = changePage.markdown
    var testingPage = MarkdownPage()
    TestingPage(testing: findings.testing).write(to: &testingPage)
    testing = testingPage.markdown
    figures = [changePage, testingPage].reduce(page.figures) { figures, page in
      figures.merging(page.figures) { first, _ in first }
    }
    unreliability = findings.cost.control.reason
  }
}

/// A part of the report.
protocol ReportSection {
  func write(to page: inout MarkdownPage)
}
