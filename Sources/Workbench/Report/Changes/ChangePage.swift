import Measurement

/// The page on what change requests take in each architecture.
struct ChangePage: ReportSection {
  /// The page's file beside the report.
  static let file = "changes.md"

  let changes: Found<ChangeFindings>
  let architectures: [String]

  func write(to page: inout MarkdownPage) {
    page.heading(1, "What a change costs")
    switch changes {
    case .missing(let reason): page.paragraph("**Not measured:** \(MarkdownText.reason(reason)).")
    case .found(let findings): write(findings, to: &page)
    }
  }

  private func write(_ findings: ChangeFindings, to page: inout MarkdownPage) {
    page.paragraph("**\(ChangeConclusion(findings: findings).text)**")
    page.paragraph(
      "Each request is in a user's words. In \(WordList.and(findings.names.map(MarkdownText.plain))) it was built as a patch"
        + " with its unit tests. This page counts the patches, and unit tests apart.",
      absent(findings))
    let chart = ChangeFigure(findings: findings, architectures: architectures).chart
    page.figure(
      "changes", chart,
      alternative:
        "Code lines that each change adds, as bars; those of the first, \(findings.requests.first?.id ?? ""), are"
        + " \(chart.totals).")
    if findings.requests.count > 1 {
      page.paragraph(
        "In the tables, *middle half* is the interquartile range over the requests: a quarter of them lies below it, and"
          + " a quarter above.")
    }
    ChangeCostTables(findings: findings, isFolded: true).write(to: &page)
    MergeSection(findings: findings).write(to: &page)
    GrownSection(findings: findings).write(to: &page)
    writeRequests(findings, to: &page)
    writeLimits(to: &page)
    page.heading(2, "How to repeat it")
    page.paragraph(
      "The patches apply to the sources as they are, and what is counted follows from them: `swift run compare changes`"
        + " counts them again within seconds. What builds and scenarios find of them is told from a stored run,"
        + " [builds.json](builds.json), of the sources that it was made of;"
        + " `swift run compare changes --build --output Reports/builds.json` makes it again.")
  }

  private func absent(_ findings: ChangeFindings) -> String {
    let names = architectures.filter { !findings.names.contains($0) }.map(MarkdownText.plain)
    return names.isEmpty
      ? "" : "\(WordList.and(names)) \(names.count == 1 ? "has" : "have") no patches and take no part."
  }

  private func writeRequests(_ findings: ChangeFindings, to page: inout MarkdownPage) {
    page.heading(2, "The requests and their patches")
    var items = findings.requests.map { request in
      Self.links(
        MarkdownText.plain(request.title), request.id,
        request.architectures.map(\.architecture) + (request.shared == nil ? [] : ["shared"]))
    }
    if let grown = findings.changes.grown {
      items.append(
        Self.links("The grown app", ChangeResults.grownID, grown.architectures.map(\.architecture)))
    }
    page.list(items)
  }

  private static func links(_ title: String, _ id: String, _ owners: [String]) -> String {
    let folder = "../\(ChangeResults.folder)/\(id)"
    let patches = owners.map { MarkdownText.link(MarkdownText.plain($0), to: "\(folder)/\($0).patch") }
    return "\(MarkdownText.code(id)): \(MarkdownText.link(title, to: "\(folder)/request.md"))."
      + " Patches: \(patches.joined(separator: ", "))"
  }

  private func writeLimits(to page: inout MarkdownPage) {
    page.heading(2, "What this cannot show")
    page.list([
      "**Authors.** One team wrote every patch, knowing all architectures. Another team's patches would have other"
        + " counts, in each architecture.",
      "**Learning.** Lines are not hours. How long one looks for the place of a change, or for the cause of a mistake in"
        + " it, was not measured.",
      "**Size.** The app has two screens and one entity. A request that is spread over fifty screens may rank the"
        + " architectures in another order.",
      "**Requests.** They were chosen to ask different things of an architecture, not drawn from a real app's history:"
        + " the median is over these, and says nothing of how often each kind occurs.",
      "**Pairs.** Where two requests merge and every scenario holds, they may still misbehave in ways no scenario covers.",
    ])
  }
}
