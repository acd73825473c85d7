/// One feature read through every architecture: the head of the page.
struct LessonSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(1, "A lesson: one tap through every architecture")
  }
}
