import Measurement

/// What each request takes in each architecture, in tables.
struct ChangeCostTables: ReportSection {
  let findings: ChangeFindings
  /// Whether what is told of each request is folded.
  let isFolded: Bool

  func write(to page: inout MarkdownPage) {
    if findings.requests.count > 1 {
      page.heading(2, "Medians")
      page.table(medians)
    }
    page.heading(2, "What it takes")
    fold("Request by request", in: &page) { page in
      for measure in ChangeMeasure.taken {
        write(measure, to: &page)
        if measure.title == ChangeMeasure.roles.title { page.list(findings.requests.map(roles)) }
      }
    }
    page.heading(2, "What it breaks")
    page.paragraph(
      "What was right until then and no longer is once the request is in: unit tests and built-in scenarios.")
    fold("Request by request", in: &page) { page in
      for measure in ChangeMeasure.broken { write(measure, to: &page) }
      writeScenarios(to: &page)
    }
    writeShared(to: &page)
  }

  private func fold(_ title: String, in page: inout MarkdownPage, _ write: (inout MarkdownPage) -> Void) {
    if isFolded { page.details(title, write) } else { write(&page) }
  }

  /// A row for each measure that was taken of every request.
  private var medians: MarkdownTable {
    var table = MarkdownTable([""] + findings.names.map(MarkdownText.plain))
    for measure in ChangeMeasure.all {
      let summaries = findings.names.map { findings.summaries(of: measure, in: $0) }
      guard !summaries.contains(where: \.isEmpty) else { continue }
      table.add(["**\(measure.title)**"] + summaries.map { measure.text($0.map(\.median)) })
    }
    return table
  }

  private func write(_ measure: ChangeMeasure, to page: inout MarkdownPage) {
    page.heading(3, measure.title)
    page.paragraph(measure.note)
    page.table(table(of: measure))
  }

  private func table(of measure: ChangeMeasure) -> MarkdownTable {
    var table = MarkdownTable(["Request"] + findings.names.map(MarkdownText.plain))
    for request in findings.requests {
      table.add(
        [MarkdownText.code(request.id)]
          + findings.names.map { name in
            request.architectures.first { $0.architecture == name }.map { measure.text($0.part) } ?? ""
          })
    }
    let summaries = findings.names.map { findings.summaries(of: measure, in: $0) }
    guard findings.requests.count > 1, !summaries.contains(where: \.isEmpty) else { return table }
    table.add(["**Median**"] + summaries.map { "**\(measure.text($0.map(\.median)))**" })
    table.add(
      ["Middle half"] + summaries.map { measure.text(from: $0.map(\.p25), to: $0.map(\.p75)) })
    return table
  }

  private func roles(of request: ChangeResults.RequestCounts) -> String {
    let words = request.architectures.map { part in
      let roles = part.part.sources.roles.map(MarkdownText.plain)
      return
        "\(MarkdownText.plain(part.architecture)) \(roles.isEmpty ? "none" : roles.joined(separator: ", "))"
    }
    return "\(MarkdownText.code(request.id)): \(words.joined(separator: "; "))"
  }

  private func writeShared(to page: inout MarkdownPage) {
    page.heading(2, "What they share")
    let shared = findings.requests.filter { $0.shared != nil }
    guard !shared.isEmpty else {
      page.paragraph("No request changes anything outside of the architectures.")
      return
    }
    page.paragraph(
      "What a request changes outside of the architectures is the same work for each, and in none of the tables above."
    )
    let measures = [ChangeMeasure.codeLines, .existingLines, .files, .brokenTests]
    var table = MarkdownTable(["Request"] + measures.map(\.title))
    for request in shared {
      table.add(
        [MarkdownText.code(request.id)]
          + measures.map { measure in request.shared.map { measure.text($0) } ?? "" })
    }
    page.narrowTables(table)
  }

  private func writeScenarios(to page: inout MarkdownPage) {
    let changed = findings.requests.filter { !$0.changedScenarios.isEmpty }
    guard !changed.isEmpty else { return }
    page.heading(3, "Built-in scenarios that change")
    page.paragraph(
      "How many of them show what the app no longer does, as the request says with a reason for each.")
    page.list(
      changed.map { "\(MarkdownText.code($0.id)): \(NumberText.count($0.changedScenarios.count))" })
  }
}

/// What all change requests take, for the terminal: the tables of the page without its figure.
struct ChangeTables {
  private let sections: [any ReportSection]

  /// - Parameter names: those of the architectures, in the order of the columns.
  ///
  /// Throws an error of the statistics.
  init(_ changes: ChangeResults, _ names: [String]) throws {
    let findings = try ChangeFindings(changes, architectures: names)
    sections = [
      ChangeCostTables(findings: findings, isFolded: false), MergeSection(findings: findings),
      GrownSection(findings: findings),
    ]
  }

  /// Markdown.
  var markdown: String {
    var page = MarkdownPage()
    for section in sections { section.write(to: &page) }
    return page.markdown
  }
}
