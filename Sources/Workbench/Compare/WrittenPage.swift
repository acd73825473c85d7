/// A page of the report that a person wrote, with what its study draws into it.
struct WrittenPage {
  /// What the directives of a page stand for, by their words, such as `figure life`.
  typealias Parts = [String: Page.Part]

  let page: Page
  /// The path in the report's folder.
  let path: String
  /// Whether the page says something of other architectures too: its headings, tables and figures.
  let isForAnyArchitectures: Bool
  /// Nil if a run has nothing that the page is about.
  let parts: (ReportInput) -> Parts?

  /// - Parameter file: the page's file among the resources.
  init(
    _ file: String, in folder: String = "", isForAnyArchitectures: Bool = true,
    parts: @escaping (ReportInput) -> Parts? = { _ in [:] }
  ) {
    page = Page(resource: file)
    path = folder + file
    self.isForAnyArchitectures = isForAnyArchitectures
    self.parts = parts
  }

  /// Writes the page for a run; nothing if the run has nothing that it is about.
  func write(from input: ReportInput, _ measures: MeasureTable, to page: inout MarkdownPage) {
    guard let parts = parts(input) else { return }
    self.page.write(to: &page, from: measures, isProse: input.hasProse) { parts[$0] }
  }

  func isWritten(for input: ReportInput) -> Bool {
    (input.hasProse || isForAnyArchitectures) && parts(input) != nil
  }

  /// All that is wrong with the page for a run.
  func problems(in input: ReportInput, _ measures: MeasureTable) -> [PageProblem] {
    let parts = parts(input) ?? [:]
    return page.problems(in: measures) { parts[$0] }
  }
}
