import CommandLineKit
import Measurement

/// The report of a comparison: pages of Markdown and the figures that they show.
///
/// The same results and sources give the same bytes.
struct Report: Equatable, Sendable {
  /// The page to begin with.
  static let front = "comparison.md"
  /// The folder of the package's own report, relative to the package's root.
  private static let folder = "Reports/"

  /// The pages that don't depend on any result, keyed by path relative to the report's folder.
  static let fixedPages = Dictionary(
    uniqueKeysWithValues: [
      "declarative-toolkit.md", "deviations.md", "terms.md", "toolkit.md", "your-app.md",
    ].map { ($0, TextResource.text(of: $0)) })

  /// The pages that people write.
  static var writtenPages: [WrittenPage] {
    [
      FrontPage.page, WrittenPage(ClaimPage.file, isForAnyArchitectures: false), VariantPage.page,
      ElsewherePage.page, WrittenPage(LifeResults.page) { $0.life?.parts },
      WrittenPage(ChangeResults.page, parts: \.changeParts),
      WrittenPage(TestingResults.page, parts: \.testingParts), DeclarativePage.page,
      WrittenPage("time.md", in: "details/", parts: \.timeParts),
      WrittenPage("counts.md", in: "details/", parts: \.countParts),
      WrittenPage("method.md", in: "details/", parts: \.methodParts),
      WrittenPage("behaviour.md", in: "details/", isForAnyArchitectures: false),
      WrittenPage("structure.md", in: "details/"),
      WrittenPage("further.md", isForAnyArchitectures: false),
    ]
  }

  /// The text of each page, keyed by path relative to the report's folder, such as `details/counts.md`.
  let pages: [String: String]
  /// The SVG text of each figure, keyed by its file name in the folder `figures`.
  let figures: [String: String]
  /// A short table and one figure for the README, which lies above the report's folder.
  let answer: String
  /// Why the times can't be relied on, in a sentence; nil if the control found nothing.
  let unreliability: String?
  /// Whatever is wrong with the pages for this run; its blocks are left out.
  let problems: [PageProblem]

  /// Renders what was found.
  ///
  /// - Parameters:
  ///   - sources: the text of the architectures' sources, keyed by path relative to the package's root. The lessons
  ///     quote it.
  ///   - course: the exercises and patches that the lessons show; nil leaves the lessons out.
  init(_ input: ReportInput, sources: [String: String], course: Course? = nil) {
    let measures = input.measures
    let written = Self.writtenPages.filter { $0.isWritten(for: input) }
    var pages: [String: String] = [:]
    var figures: [String: String] = [:]
    func add(_ path: String, _ write: (inout MarkdownPage) -> Void) {
      var page = MarkdownPage(path)
      write(&page)
      pages[path] = page.markdown
      figures.merge(page.figures) { first, _ in first }
    }
    for page in written { add(page.path) { page.write(from: input, measures, to: &$0) } }
    var problems: [PageProblem] = []
    if input.hasProse {
      problems = (written + [FrontPage.answer]).flatMap { $0.problems(in: input, measures) }
    }
    if let course, input.hasProse {
      let lessons = LessonPage(
        input: input, measures: measures, course: course, sources: sources)
      for template in Course.templates { add(Course.page(template)) { lessons.write(template, to: &$0) } }
      problems += Course.templates.flatMap(lessons.problems)
      pages[TapPage.path] = TapPage(input, sources: sources).html
    }
    var answer = MarkdownPage(above: Self.folder)
    FrontPage.answer.write(from: input, measures, to: &answer)
    self.answer = answer.markdown
    self.pages = pages.merging(Self.fixedPages) { page, _ in page }
    self.figures = figures
    unreliability = input.cost.control.reason
    self.problems = problems
  }
}
