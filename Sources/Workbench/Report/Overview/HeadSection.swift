import Results

/// The title, what was compared, and whether the run can be relied on.
struct HeadSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    let names = MarkdownText.plain(WordList.and(findings.architectures))
    page.heading(1, "\(names): \(isComparison ? "a comparison" : "a measurement")")
    page.paragraph(subject, howToRead)
    page.paragraph(run)
    page.paragraph(reliability)
  }

  private var isComparison: Bool { findings.architectures.count > 1 }

  private var subject: String {
    let scenarios = NumberText.count(findings.results.behaviour.scenarios.count, "scenario")
    let workloads = NumberText.count(findings.cost.workloads.count, "workload")
    let apps =
      isComparison
      ? "One contacts app, written in \(findings.architectures.count) architectures," : "One contacts app"
    return "\(apps) was driven through \(scenarios), counted line by line, and timed in \(workloads)."
  }

  private var howToRead: String {
    let first = MarkdownText.plain(findings.first)
    guard isComparison else { return "An absolute time holds for one machine and one day." }
    return "Times are compared round by round with those of \(first), and each ratio stands with the interval"
      + " that holds its true value with 99 % confidence, for this processor and this build. \(elsewhere)"
      + " Counts are exact, and those of instructions are the ratio that travels. Ratios can be relied on if the control"
      + " found no difference; an absolute time holds for one machine and one day."
  }

  private var elsewhere: String {
    let others = findings.processors.others.count
    guard others > 0 else { return "On another processor a ratio may be another one." }
    return "On another processor a ratio may be another one: beside each stands its range over"
      + " [\(NumberText.count(others + 1)) processors](#processors)."
  }

  private var run: String {
    let cost = findings.results.cost
    return "**\(cost.isQuick ? "Quick" : "Full") run:** \(NumberText.count(cost.launches)) "
      + "\(cost.launches == 1 ? "launch" : "launches"),"
      + " at most \(NumberText.count(cost.rounds, "round")) for each workload and size in each launch."
  }

  private var reliability: String {
    if let reason = findings.cost.control.reason { return "**UNRELIABLE:** \(reason)" }
    return "**Reliable:** \(findings.cost.control.summary)"
  }
}
