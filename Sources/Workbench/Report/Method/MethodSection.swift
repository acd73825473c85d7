import Measurement

/// How the numbers were found: the page that all others lead to.
struct MethodSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(1, "How the numbers were found")
    guard findings.architectures.count > 1 else {
      page.paragraph("An absolute time holds for one machine and one day.")
      return
    }
    page.paragraph(
      "Nothing is counted or timed before all architectures behave the same.",
      "Times are compared round by round with those of \(MarkdownText.plain(findings.first)), and each ratio stands with"
        + " the interval that holds its true value with 99 % confidence, for this processor and this build."
        + " On another processor a ratio may be another one: beside it stands its range over the"
        + " [processors](#processors) that were tried.",
      "Counts are the same in every run on one toolchain, as far as [counts](counts.md) says, and so are their ratios.",
      "Ratios can be relied on if [the control](#the-control) found no difference.")
    page.paragraph(
      "*Slower* and *faster* are beyond 2 %, *equivalent* is within it, and *inconclusive* is what these samples leave"
        + " open. An absolute time holds for one machine and one day.")
  }
}
