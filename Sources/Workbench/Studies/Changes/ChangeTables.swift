import CommandLineKit
import Measurement

/// What all changes take, in tables.
struct ChangeTables {
  let findings: ChangeFindings
  /// Whether the details of each change are folded.
  let isFolded: Bool

  init(findings: ChangeFindings, isFolded: Bool) {
    (self.findings, self.isFolded) = (findings, isFolded)
  }

  /// The tables for the terminal.
  ///
  /// - Parameter names: the architectures, in the order of the columns.
  ///
  /// Throws an error of the statistics.
  init(_ changes: ChangeResults, _ names: [String]) throws {
    self.init(findings: try ChangeFindings(changes, architectures: names), isFolded: false)
  }

  /// The tables of the page without its figure, as Markdown.
  var markdown: String {
    var page = MarkdownPage()
    writeMedians(to: &page)
    writeCosts(to: &page)
    return page.markdown
  }

  /// Writes the median of each measure over the changes, and the numbers of edited tests.
  func writeMedians(to page: inout MarkdownPage) {
    guard findings.requests.count > 1, let first = findings.names.first else { return }
    let medians = ChangeMeasure.all.map { measure in
      (
        "**\(measure.title)**",
        { (name: String) in measure.text(findings.summaries(of: measure, in: name).map(\.median)) }
      )
    }
    let ratio = (
      "… added, ratio to \(MarkdownText.plain(first))'s, request by request",
      { (name: String) in findings.ratios[name].map { NumberText.significant($0.median) } ?? "" }
    )
    let edited = ["… in all requests", "Built-in scenarios that had to change, in all"].enumerated().map {
      (suite, title) in
      (title, { (name: String) in findings.editedTests(in: name).map { NumberText.count($0[suite]) } ?? "" })
    }
    page.heading(2, "Medians")
    page.table(table(rows: [medians[0], ratio] + medians.dropFirst() + edited))
  }

  func writeCosts(to page: inout MarkdownPage) {
    let requests = findings.requests
    let changed = requests.filter { !$0.changedScenarios.isEmpty }
    let shared = requests.compactMap { request in request.shared.map { (id: request.id, part: $0) } }
    page.write(
      "costs.md",
      ["shared": !shared.isEmpty, "unshared": shared.isEmpty],
      parts: [
        "taken": { page in
          fold(in: &page) { page in
            for measure in ChangeMeasure.taken {
              write(measure, to: &page)
              if measure.title == ChangeMeasure.roles.title { page.list(requests.map(Self.roles)) }
            }
          }
        },
        "broken": { page in
          fold(in: &page) { page in
            write(.brokenTests, to: &page)
            guard !changed.isEmpty else { return }
            page.heading(3, "Built-in scenarios that change")
            page.paragraph(
              "How many of them show what the app no longer does; the request gives a reason for each."
            )
            page.list(
              changed.map { "\(MarkdownText.code($0.id)): \(NumberText.count($0.changedScenarios.count))" })
          }
        },
        "sharedTable": {
          $0.narrowTables(
            MarkdownTable(
              shared,
              columns: [("Request", .left, { MarkdownText.code($0.id) })]
                + [ChangeMeasure.codeLines, .existingLines, .files, .brokenTests].map { measure in
                  (measure.title, .right, { measure.text($0.part) })
                }))
        },
      ])
  }

  private func fold(in page: inout MarkdownPage, _ write: (inout MarkdownPage) -> Void) {
    if isFolded { page.details("Request by request", write) } else { write(&page) }
  }

  private func table(first: String = "", rows: some Sequence<(String, (String) -> String)>) -> MarkdownTable {
    MarkdownTable(findings.names, titled: MarkdownText.plain, first: first, rows: Array(rows))
  }

  private func write(_ measure: ChangeMeasure, to page: inout MarkdownPage) {
    page.heading(3, measure.title)
    page.paragraph(measure.note)
    let summaries = { (name: String) in findings.summaries(of: measure, in: name) }
    let requests = findings.requests.map { request in
      (
        MarkdownText.code(request.id),
        { (name: String) in findings.part(of: request, in: name).map(measure.text) ?? "" }
      )
    }
    let all: [(String, (String) -> String)] = [
      ("**Median**", { "**\(measure.text(summaries($0).map(\.median)))**" }),
      ("Middle half", { measure.text(from: summaries($0).map(\.p25), to: summaries($0).map(\.p75)) }),
    ]
    page.table(table(first: "Request", rows: requests + (findings.requests.count > 1 ? all : [])))
  }

  private static func roles(of request: ChangeResults.RequestCounts) -> String {
    let words = request.architectures.map { part in
      let roles = part.part.sources.roles.map(MarkdownText.plain)
      return
        "\(MarkdownText.plain(part.architecture)) \(roles.isEmpty ? "none" : roles.joined(separator: ", "))"
    }
    return "\(MarkdownText.code(request.id)): \(words.joined(separator: "; "))"
  }
}

extension ChangeResults.RequestCounts {
  /// The measures of the change in each architecture, and in shared code.
  var table: MarkdownTable {
    let parts = architectures.map { ($0.architecture, $0.part) } + (shared.map { [("shared", $0)] } ?? [])
    var table = MarkdownTable([""] + parts.map(\.0), [.left] + parts.map { _ in .right })
    for measure in ChangeMeasure.all {
      table.add([measure.title] + parts.map { measure.text($0.1) })
    }
    table.add(["Roles"] + parts.map { $0.1.sources.roles.joined(separator: ", ") })
    return table
  }
}
