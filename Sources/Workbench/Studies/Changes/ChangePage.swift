import CommandLineKit
import Measurement

/// The page on what a change takes in each architecture.
extension Findings {
  func writeChanges(to page: inout MarkdownPage) {
    page.heading(1, "What a change costs")
    page.write(changes) { changes, page in
      let absent = architectures.filter { !changes.names.contains($0) }.map(MarkdownText.plain)
      let tables = ChangeTables(findings: changes, isFolded: true)
      page.write(
        "changes.md",
        [
          "names": WordList.and(changes.names.map(MarkdownText.plain)),
          "absent": absent,
          "several": changes.requests.count > 1,
        ],
        parts: [
          "medians": tables.writeMedians, "figure": { writeFigure(changes, to: &$0) },
          "map": { writeMap(changes, to: &$0) },
          "costs": tables.writeCosts, "requests": { $0.list(Self.requests(changes)) },
        ])
    }
  }

  /// The code lines that each change adds, as bars, and above them the sum.
  private func writeFigure(_ changes: ChangeFindings, to page: inout MarkdownPage) {
    let requests = changes.requestsBySize
    let all = requests.map { request in
      (label: "\(request.id): \(request.title)", lines: lines(of: request, changes))
    }
    let sums = changes.names.indices.map { place in
      all.reduce([0, 0]) { sums, one in zip(sums, one.lines[place] ?? [0, 0]).map { $0 + $1 } }
    }
    let total: BarChart.Group = ("All \(NumberText.count(requests.count)) changes", sums)
    let chart = BarChart(
      title: "How many code lines does a change add?",
      subtitle: "Largest sum first; without unit tests and shared code",
      series: changes.names.map(series), parts: ["in files that existed", "in new files"],
      groups: (requests.count > 1 ? [total] : []) + all.map { ($0.label, $0.lines) },
      format: NumberText.tenths)
    page.figure(
      "changes", chart,
      alternative:
        "Code lines that each change adds, as bars, largest first; those of all are \(chart.totals).")
  }

  private func lines(of request: ChangeResults.RequestCounts, _ changes: ChangeFindings) -> [[Double]?] {
    changes.names.map { name in
      changes.part(of: request, in: name).map { part in
        let lines = part.sources.lines
        return [lines.addedToExistingFiles, lines.added - lines.addedToExistingFiles].map(Double.init)
      }
    }
  }

  /// The roles that each change touches, as a map.
  private func writeMap(_ changes: ChangeFindings, to page: inout MarkdownPage) {
    let requests = changes.requestsBySize
    let map = TouchMap(
      title: "Which roles does a change touch?",
      subtitle: "Filled: the change edits a file of the role; below: how many do", rows: requests.map(\.id),
      groups: changes.names.map { name in
        let touched = requests.map { changes.part(of: $0, in: name)?.sources.roles ?? [] }
        let known = structure(of: name)?.roles.map(\.name) ?? []
        let roles = (known + touched.joined()).withoutRepetition
        return .init(
          series: series(name), columns: roles,
          touched: touched.map { names in Set(roles.indices.filter { names.contains(roles[$0]) }) })
      })
    page.figure(
      "change-roles", map,
      alternative:
        "Map of the roles that each change touches in \(WordList.and(changes.names)), largest change first.")
  }

  private static func requests(_ changes: ChangeFindings) -> [String] {
    changes.requests.map { request in
      let folder = "../\(ChangeResults.folder)/\(request.id)"
      let owners = request.architectures.map(\.architecture) + (request.shared == nil ? [] : ["shared"])
      let patches = owners.map { MarkdownText.link(MarkdownText.plain($0), to: "\(folder)/\($0).patch") }
      let title = MarkdownText.link(MarkdownText.plain(request.title), to: "\(folder)/request.md")
      return "\(MarkdownText.code(request.id)): \(title). Patches: \(patches.joined(separator: ", "))"
    }
  }
}
