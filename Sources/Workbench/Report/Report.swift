import Measurement

/// The report of a comparison: pages of Markdown and the figures that they show.
///
/// The same results, runs and sources give the same bytes.
struct Report: Equatable, Sendable {
  /// The page to begin with.
  static let front = "comparison.md"
  /// The folder of the report that comes with the package, from its root.
  private static let folder = "Reports/"

  /// The text of each page, by its path from the folder of the report, such as `details/counts.md`.
  let pages: [String: String]
  /// The SVG text of each figure, by its file name in the folder `figures`.
  let figures: [String: String]
  /// What the first page begins with, for a page above the folder of the report: three sentences, one table, one picture.
  let answer: String
  /// Why the times can't be relied on, in a sentence; nil if the control found nothing.
  let unreliability: String?

  /// Renders `results`, beside what was found on other processors.
  ///
  /// - Parameters:
  ///   - runs: the runs on all processors of which a summary is kept, that of `results` among them or not.
  ///   - sources: the text of the architectures' sources, by their paths from the root of the package. The lesson quotes
  ///     from them.
  ///   - variants: what is stored of all implementations of each pattern; nil where nobody asked.
  ///
  /// Throws a ``ResultsInconsistency`` if they do not fit together, which results from ``ResultsFile`` always
  /// do.
  init(
    results: ComparisonResults, runs: [RunSummary], sources: [String: String],
    variants: Measured<VariantResults>? = nil, bootstrap: HierarchicalBootstrap = HierarchicalBootstrap()
  ) throws {
    let findings = try Findings(results, stored: runs, variants: variants, bootstrap: bootstrap)
    var pages: [String: String] = [:]
    var figures: [String: String] = [:]
    for content in try Self.contents(findings, sources) {
      var page = MarkdownPage(content.path, figuresBesides: Set(figures.keys))
      for section in content.sections { section.write(to: &page) }
      pages[content.path] = page.markdown
      figures.merge(page.figures) { first, _ in first }
    }
    var answer = MarkdownPage(above: Self.folder)
    AnswerSection(findings: findings, decision: try Decision(findings), showsRows: false).write(to: &answer)
    self.answer = answer.markdown
    self.pages = pages
    self.figures = figures
    unreliability = findings.cost.control.reason
  }

  /// What each page consists of, the page to begin with first.
  private static func contents(_ findings: Findings, _ sources: [String: String]) throws -> [PageContent] {
    let (results, decision) = (findings.results, try Decision(findings))
    let workloads = WorkloadPages(findings.cost)
    let claims = try ClaimLedger(findings)
    let fixed = [
      PageContent(front, FrontPage(findings: findings, claims: claims, decision: decision)),
      PageContent(
        ChangePage.file, ChangePage(changes: findings.changes, architectures: results.architectures)),
      PageContent(
        TestingPage.file, TestingPage(testing: findings.testing, architectures: findings.architectures)),
      PageContent(
        SystemPage.file,
        SystemPage(
          systems: findings.systems, counts: findings.results.counts, times: findings.systemTimes)),
      PageContent(ClaimPage.file, ClaimPage(ledger: claims)),
      PageContent(ElsewherePage.file, try ElsewherePage(findings)),
      PageContent(
        "lesson.md", LessonSection(findings: findings), TapSection(findings: findings),
        TapSourceSection(findings: findings, sources: sources)),
      PageContent(
        "details/behaviour.md",
        BehaviourSection(behaviour: results.behaviour),
        FaultSection(faults: results.faults)),
      PageContent("details/structure.md", StructureSection(findings: findings)),
      PageContent("details/counts.md", CountSection(findings: findings)),
      PageContent("details/time.md", CostSection(findings: findings, pages: workloads)),
      PageContent("details/method.md", MethodSection(findings: findings)),
    ]
    return fixed + (findings.variants.map { [PageContent(VariantPage.file, VariantPage(results: $0))] } ?? [])
      + workloads.all.map { workload, path in
        PageContent(path, WorkloadSection(findings: findings, workload: workload))
      }
  }
}

/// What a page consists of.
private struct PageContent {
  /// From the folder of the report.
  let path: String
  let sections: [any ReportSection]

  init(_ path: String, _ sections: any ReportSection...) {
    self.path = path
    self.sections = sections
  }
}

/// A part of a page.
protocol ReportSection {
  func write(to page: inout MarkdownPage)
}
