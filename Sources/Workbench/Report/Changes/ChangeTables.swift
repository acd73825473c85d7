import Measurement

/// What all change requests take, in tables.
struct ChangeTables {
  private let findings: ChangeFindings
  /// Whether what is told of each request is folded.
  private let isFolded: Bool

  init(findings: ChangeFindings, isFolded: Bool) {
    self.findings = findings
    self.isFolded = isFolded
  }

  /// For the terminal.
  ///
  /// - Parameter names: those of the architectures, in the order of the columns.
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

  /// A row for each measure that was taken of every request, and what each request and pair comes to.
  func writeMedians(to page: inout MarkdownPage) {
    guard findings.requests.count > 1 else { return }
    var table = table(first: "")
    for measure in ChangeMeasure.all {
      let summaries = findings.names.map { findings.summaries(of: measure, in: $0) }
      table.add(["**\(measure.title)**"] + summaries.map { measure.text($0.map(\.median)) })
      guard measure.title == ChangeMeasure.codeLines.title, let first = findings.names.first else { continue }
      let ratios = findings.names.map { findings.ratio(in: $0).map { NumberText.significant($0.median) } }
      table.add(
        ["… added, times \(MarkdownText.plain(first))'s, request by request"] + ratios.map { $0 ?? "" })
    }
    if findings.changes.merges.value != nil {
      table.add(
        ["**Pairs of requests in conflict, of \(NumberText.count(findings.pairs))**"]
          + findings.names.map { NumberText.count(findings.conflicts(in: $0)) })
    }
    page.heading(2, "Medians")
    page.table(table)
  }

  func writeCosts(to page: inout MarkdownPage) {
    page.heading(2, "What it takes")
    fold(in: &page) { page in
      for measure in ChangeMeasure.taken {
        write(measure, to: &page)
        if measure.title == ChangeMeasure.roles.title { page.list(findings.requests.map(roles)) }
      }
    }
    page.heading(2, "What it breaks")
    page.paragraph(
      "What was right until then and no longer is once the request is in: unit tests and built-in scenarios.")
    fold(in: &page) { page in
      for measure in ChangeMeasure.broken { write(measure, to: &page) }
      writeScenarios(to: &page)
    }
    writeShared(to: &page)
    MergeSection(findings: findings).write(to: &page)
    writeGrown(to: &page)
  }

  private func fold(in page: inout MarkdownPage, _ write: (inout MarkdownPage) -> Void) {
    if isFolded { page.details("Request by request", write) } else { write(&page) }
  }

  private func table(first: String) -> MarkdownTable {
    MarkdownTable([first] + findings.names.map(MarkdownText.plain))
  }

  private func write(_ measure: ChangeMeasure, to page: inout MarkdownPage) {
    page.heading(3, measure.title)
    page.paragraph(measure.note)
    var table = table(first: "Request")
    for request in findings.requests {
      table.add(
        [MarkdownText.code(request.id)]
          + findings.names.map { findings.part(of: request, in: $0).map(measure.text) ?? "" })
    }
    let summaries = findings.names.map { findings.summaries(of: measure, in: $0) }
    if findings.requests.count > 1 {
      table.add(["**Median**"] + summaries.map { "**\(measure.text($0.map(\.median)))**" })
      table.add(["Middle half"] + summaries.map { measure.text(from: $0.map(\.p25), to: $0.map(\.p75)) })
    }
    page.table(table)
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
    let measures = [ChangeMeasure.codeLines, .existingLines, .files, .brokenTests]
    var table = MarkdownTable(["Request"] + measures.map(\.title))
    for request in findings.requests {
      guard let shared = request.shared else { continue }
      table.add([MarkdownText.code(request.id)] + measures.map { $0.text(shared) })
    }
    page.paragraph(
      table.isEmpty
        ? "No request changes anything outside of the architectures."
        : "What a request changes outside of the architectures is the same work for each, and in none of the tables above."
    )
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

  // MARK: The grown app

  private func writeGrown(to page: inout MarkdownPage) {
    guard let grown = findings.changes.grown else { return }
    let ids = grown.requests.map(MarkdownText.code)
    page.heading(2, "The grown app")
    page.paragraph(
      "\(NumberText.count(ids.count, "request")) at once\(ids.isEmpty ? "" : ": \(WordList.and(ids))").",
      GrownText.sentence(grown))
    let counts: [(String, (SourceCounts) -> Int)] = [
      ("Code lines", \.codeLines), ("Types", \.types), ("… of these, protocols", \.protocols),
      ("Files", \.files),
    ]
    var table = MarkdownTable([""] + grown.architectures.map { MarkdownText.plain($0.architecture) })
    for (title, count) in counts {
      for (time, counts) in [
        ("today", grown.architectures.map(\.base)), ("grown", grown.architectures.map(\.grown)),
      ] {
        let values = counts.map(count)
        table.add(["\(title), \(time)"] + values.map { GrownText.withRatio($0, to: values[0]) })
      }
    }
    page.table(table)
  }
}

/// The app with many requests at once, beside today's, in words.
enum GrownText {
  /// Such as `MVVM has 1.77 times MVC's code lines (2.00 today) and VIPER 2.48 times (2.92 today).`
  static func sentence(_ grown: ChangeResults.GrownApp) -> String {
    guard let first = grown.architectures.first, first.grown.codeLines > 0 else { return "" }
    let words = grown.architectures.dropFirst().enumerated().map { place, other in
      let now = Double(other.base.codeLines) / Double(first.base.codeLines)
      let then = Double(other.grown.codeLines) / Double(first.grown.codeLines)
      let what = place == 0 ? " \(MarkdownText.plain(first.architecture))'s code lines" : ""
      return
        "\(MarkdownText.plain(other.architecture)) \(place == 0 ? "has " : "")\(NumberText.hundredths(then))"
        + " times\(what) (\(NumberText.hundredths(now)) today)"
    }
    return words.isEmpty ? "" : "\(WordList.and(words))."
  }

  /// Such as `300 (2.94)`, where that is the ratio to the first.
  fileprivate static func withRatio(_ value: Int, to first: Int) -> String {
    guard first > 0 else { return NumberText.count(value) }
    return NumberText.joined(
      "\(NumberText.count(value)) (\(NumberText.hundredths(Double(value) / Double(first))))")
  }
}
