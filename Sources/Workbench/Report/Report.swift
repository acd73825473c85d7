import Measurement
package import Results

/// The report of a comparison: pages of Markdown and the figures that they show.
///
/// The same results and runs give the same bytes.
package struct Report: Equatable, Sendable {
  /// The page to begin with.
  package static let front = "comparison.md"
  /// The folder of the report that comes with the package, from its root.
  private static let folder = "Reports/"

  /// The text of each page, by its path from the folder of the report, such as `details/counts.md`.
  package let pages: [String: String]
  /// The SVG text of each figure, by its file name in the folder `figures`.
  package let figures: [String: String]
  /// What the first page begins with, for a page above the folder of the report: three sentences, one table, one picture.
  package let answer: String
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
    var pages: [String: String] = [:]
    var figures: [String: String] = [:]
    for (path, sections) in try Self.sections(findings) {
      var page = MarkdownPage(path, figuresBesides: Set(figures.keys))
      for section in sections { section.write(to: &page) }
      pages[path] = page.markdown
      figures.merge(page.figures) { first, _ in first }
    }
    var answer = MarkdownPage(above: Self.folder)
    AnswerSection(findings: findings).write(to: &answer)
    self.answer = answer.markdown
    self.pages = pages
    self.figures = figures
    unreliability = findings.cost.control.reason
  }

  /// What each page consists of, the page to begin with first.
  private static func sections(_ findings: Findings) throws -> [(path: String, [any ReportSection])] {
    let results = findings.results
    let workloads = WorkloadPages(findings.cost)
    return [
      (front, [FrontPage(findings: findings, claims: try ClaimLedger(findings))]),
      (ChangePage.file, [ChangePage(changes: findings.changes, architectures: results.architectures)]),
      (ClaimPage.file, [ClaimPage(ledger: try ClaimLedger(findings))]),
      (SystemPage.file, [SystemPage(systems: findings.systems)]),
      (ElsewherePage.file, [try ElsewherePage(findings)]),
      ("lesson.md", [LessonSection(findings: findings), TapSection(findings: findings)]),
      (
        "details/behaviour.md",
        [
          BehaviourSection(architectures: results.architectures, behaviour: results.behaviour),
          FaultSection(faults: results.faults),
        ]
      ),
      ("details/structure.md", [StructureSection(findings: findings)]),
      ("details/counts.md", [CountSection(findings: findings)]),
      ("details/time.md", [CostSection(findings: findings, pages: workloads)]),
      ("details/goals.md", [TargetSection(targets: try SpeedTargets(findings))]),
      (
        "details/method.md",
        [
          MethodSection(findings: findings), LimitsSection(), RepeatSection(findings: findings),
          EnvironmentSection(findings: findings),
        ]
      ),
    ]
      + workloads.all.map { workload, path in
        (path, [WorkloadSection(findings: findings, workload: workload)])
      }
  }
}

/// A part of a page.
protocol ReportSection {
  func write(to page: inout MarkdownPage)
}
