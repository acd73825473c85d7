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
    let absent = architectures.filter { !findings.names.contains($0) }.map(MarkdownText.plain)
    let tables = ChangeTables(findings: findings, isFolded: true)
    let half =
      "In the tables, *middle half* is the interquartile range over the requests: a quarter of them lies below it, and"
      + " a quarter above."
    page.write(
      PackageResources.changes_md,
      [
        "names": WordList.and(findings.names.map(MarkdownText.plain)),
        "absent": absent.isEmpty ? "" : "Without patches: \(WordList.and(absent)).",
        "half": findings.requests.count > 1 ? half : "",
      ],
      parts: [
        "medians": tables.writeMedians, "figure": { writeFigure(findings, to: &$0) },
        "costs": tables.writeCosts,
        "requests": { $0.list(requests(findings)) },
      ])
  }

  /// The code lines that each request adds, as bars.
  private func writeFigure(_ findings: ChangeFindings, to page: inout MarkdownPage) {
    let chart = BarChart(
      title: "Code lines that a change request adds",
      subtitle: "Without unit tests, and without what the architectures share",
      series: findings.names.map { ChartSeries($0, color: architectures.firstIndex(of: $0)) },
      parts: ["in files that existed", "in new files"],
      groups: findings.requests.map { request in
        .init(
          "\(request.id): \(request.title)",
          findings.names.map { name in
            findings.part(of: request, in: name).map { part in
              let lines = part.sources.lines
              return [lines.addedToExistingFiles, lines.added - lines.addedToExistingFiles].map(Double.init)
            }
          })
      }, format: NumberText.tenths)
    page.figure(
      "changes", chart,
      alternative:
        "Code lines that each change adds, as bars; those of the first, \(findings.requests.first?.id ?? ""), are"
        + " \(chart.totals).")
  }

  private func requests(_ findings: ChangeFindings) -> [String] {
    func links(_ title: String, _ id: String, _ owners: [String]) -> String {
      let folder = "../\(ChangeResults.folder)/\(id)"
      let patches = owners.map { MarkdownText.link(MarkdownText.plain($0), to: "\(folder)/\($0).patch") }
      return "\(MarkdownText.code(id)): \(MarkdownText.link(title, to: "\(folder)/request.md"))."
        + " Patches: \(patches.joined(separator: ", "))"
    }
    let grown = findings.changes.grown.map {
      links("The grown app", ChangeResults.grownID, $0.architectures.map(\.architecture))
    }
    return findings.requests.map { request in
      links(
        MarkdownText.plain(request.title), request.id,
        request.architectures.map(\.architecture) + (request.shared == nil ? [] : ["shared"]))
    } + [grown].compactMap(\.self)
  }
}
