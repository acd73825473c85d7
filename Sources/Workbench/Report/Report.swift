import CommandLineKit
import Measurement

/// The report of a comparison: pages of Markdown and the figures that they show.
///
/// The same results, runs and sources give the same bytes.
struct Report: Equatable, Sendable {
  /// The page to begin with.
  static let front = "comparison.md"
  /// The folder of the report that comes with the package, from its root.
  private static let folder = "Reports/"

  /// The pages that no result changes, by their paths from the folder of the report.
  static let fixedPages = [
    "deviations.md": TextResource.text(of: "deviations.md"),
    "toolkit.md": TextResource.text(of: "toolkit.md"),
  ]

  /// The text of each page, by its path from the folder of the report, such as `details/counts.md`.
  let pages: [String: String]
  /// The SVG text of each figure, by its file name in the folder `figures`.
  let figures: [String: String]
  /// A short table, one picture and a line for each situation, for a page above the folder of the report.
  let answer: String
  /// Why the times can't be relied on, in a sentence; nil if the control found nothing.
  let unreliability: String?

  /// Renders `results`, beside what was found on other processors.
  ///
  /// - Parameters:
  ///   - runs: the runs on all processors of which a summary is kept, that of `results` among them or not.
  ///   - sources: the text of the architectures' sources, by their paths from the root of the package. The lessons quote
  ///     from them.
  ///   - variants: what is stored of all implementations of each pattern; nil where nobody asked.
  ///   - life: what is stored of the app that grows; nil where nobody asked.
  ///   - apps: what is stored of the roles of public apps.
  ///   - course: what the lessons are made of besides; nil where nobody asked.
  ///
  /// Throws a `CommandFailure` if they do not fit together, which results from ``ResultsFile`` always
  /// do.
  init(
    results: ComparisonResults, runs: [RunSummary], sources: [String: String],
    variants: Measured<VariantResults>? = nil, life: Measured<LifeResults>? = nil,
    apps: PublicAppRoles = PublicAppRoles(), course: Course? = nil,
    bootstrap: HierarchicalBootstrap = HierarchicalBootstrap()
  ) throws {
    let findings = try Findings(
      results, stored: runs, variants: variants, life: life?.value, bootstrap: bootstrap)
    let claims = try ClaimLedger(findings)
    let workloads = findings.cost.pages
    var contents: [(path: String, write: (inout MarkdownPage) throws -> Void)] = [
      (Self.front, { try findings.writeFront(claims, to: &$0) }),
      ("changes.md", findings.writeChanges), ("testing.md", findings.writeTesting),
      ("systems.md", findings.writeSystems),
      ("claims.md", claims.write), ("elsewhere.md", { findings.writeElsewhere(apps, to: &$0) }),
      ("details/behaviour.md", results.writeBehaviour), ("details/structure.md", findings.writeStructure),
      ("details/counts.md", findings.writeCounts),
      ("details/time.md", { findings.writeTime(leadingTo: workloads, to: &$0) }),
      ("details/method.md", findings.writeMethod),
    ]
    if findings.architectures.count > 1 {
      contents.append(("details/suggestions.md", findings.writeSuggestions))
    }
    if let variants { contents.append((VariantPage.file, VariantPage(results: variants).write)) }
    if let life {
      let page = LifePage(results: life, publicApps: results.elsewhere?.apps ?? [])
      contents.append((LifePage.file, page.write))
    }
    contents += workloads.map { workload, path in
      (path, WorkloadPage(findings: findings, workload: workload).write)
    }
    var pages: [String: String] = [:]
    var figures: [String: String] = [:]
    func add(_ path: String, _ write: (inout MarkdownPage) throws -> Void) rethrows {
      var page = MarkdownPage(path, figuresBesides: Set(figures.keys))
      try write(&page)
      pages[path] = page.markdown
      figures.merge(page.figures) { first, _ in first }
    }
    for (path, write) in contents { try add(path, write) }
    if let course {
      let lessons = LessonPage(findings: findings, course: course, sources: sources, pages: pages)
      for template in Course.templates { add(Course.page(template)) { lessons.write(template, to: &$0) } }
    }
    var answer = MarkdownPage(above: Self.folder)
    findings.writeAnswer(to: &answer)
    self.answer = answer.markdown
    self.pages = pages.merging(Self.fixedPages) { page, _ in page }
    self.figures = figures
    unreliability = findings.cost.control.reason
  }
}
