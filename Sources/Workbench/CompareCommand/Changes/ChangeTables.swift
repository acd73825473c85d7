import Changes
import Report
import Results

/// What all change requests cost, as Markdown.
struct ChangeTables {
  private let results: ChangeResults
  private let names: [String]

  /// - Parameter names: those of the architectures, in the order of the columns.
  init(_ results: ChangeResults, _ names: [String]) {
    self.results = results
    self.names = names
  }

  var markdown: String {
    var page = MarkdownPage()
    guard !results.requests.isEmpty else {
      page.paragraph("There is no change request in \(ChangeRequests.folder).")
      return page.markdown
    }
    for measure in ChangeMeasure.all {
      page.heading(2, measure.title)
      page.table(table(of: measure))
    }
    page.heading(2, "Built-in scenarios that change")
    var scenarios = MarkdownTable(["Request", "Scenarios"], [.left, .right])
    for request in results.requests {
      scenarios.add([request.id, NumberText.count(request.changedScenarios.count)])
    }
    page.table(scenarios)
    page.heading(2, "Two people at once")
    MergeTables(results, names).write(to: &page)
    if let grown = results.grown {
      page.heading(2, "The grown app")
      page.paragraph(
        "\(NumberText.count(grown.requests.count, "request")) at once: \(grown.requests.joined(separator: ", "))."
      )
      page.table(table(of: grown))
    }
    return page.markdown
  }

  private func table(of measure: ChangeMeasure) -> MarkdownTable {
    let hasShared = results.requests.contains { $0.shared != nil }
    let columns = names + (hasShared ? ["shared"] : [])
    var table = MarkdownTable(["Request"] + columns, [.left] + columns.map { _ in .right })
    for request in results.requests {
      let parts = names.map { name in request.architectures.first { $0.architecture == name }?.part }
      let cells = (parts + (hasShared ? [request.shared] : [])).map { part in
        part.map { measure.text(measure.values($0)) } ?? ""
      }
      table.add(["\(request.id)"] + cells)
    }
    if results.requests.count > 1 {
      table.add(["**Median**"] + names.map { "**\(measure.text(medians(of: measure, in: $0)))**" })
    }
    return table
  }

  private func medians(of measure: ChangeMeasure, in name: String) -> [Double] {
    let values = results.requests.flatMap(\.architectures).filter { $0.architecture == name }
      .map { measure.values($0.part) }
    return values.first.map { $0.indices.map { index in Self.median(values.map { $0[index] }) } } ?? []
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  private func table(of grown: ChangeResults.GrownApp) -> MarkdownTable {
    var table = MarkdownTable(["", ""] + names, [.left, .left] + names.map { _ in .right })
    let counts: [(String, (SourceCounts) -> Int)] = [
      ("Code lines", \.codeLines), ("Types", \.types), ("Protocols", \.protocols), ("Files", \.files),
    ]
    for (title, count) in counts {
      for (when, side) in [("now", \ChangeResults.GrownArchitecture.base), ("grown", \.grown)] {
        let values = names.map { name in
          grown.architectures.first { $0.architecture == name }.map { count($0[keyPath: side]) } ?? 0
        }
        table.add([when == "now" ? title : "", when] + values.map { Self.withRatio($0, to: values[0]) })
      }
    }
    return table
  }

  private static func withRatio(_ value: Int, to first: Int) -> String {
    guard first > 0 else { return NumberText.count(value) }
    return "\(NumberText.count(value)) (\(NumberText.decimal(Double(value) / Double(first), places: 2)))"
  }
}

/// One thing that is counted of a request, made of one number or a few.
struct ChangeMeasure: Sendable {
  let title: String
  let values: @Sendable (ChangeResults.PatchCounts) -> [Double]
  let text: @Sendable ([Double]) -> String

  static let all = [
    ChangeMeasure(title: "Code lines", signed) { [$0.sources.lines.added, $0.sources.lines.removed] },
    ChangeMeasure(title: "Code lines added and removed in files that existed", plain) {
      [$0.sources.lines.inExistingFiles]
    },
    ChangeMeasure(title: "Files", tally) { numbers($0.sources.files) },
    ChangeMeasure(title: "Types", tally) { numbers($0.sources.types) },
    ChangeMeasure(title: "Requirements of protocols", tally) { numbers($0.sources.requirements) },
    ChangeMeasure(title: "Roles touched", plain) { [$0.sources.roles.count] },
    ChangeMeasure(title: "Code lines of unit tests", signed) {
      [$0.tests.lines.added, $0.tests.lines.removed]
    },
    ChangeMeasure(title: "Unit tests that had to change", plain) { [$0.tests.broken] },
  ]

  init(
    title: String, _ text: @escaping @Sendable ([Double]) -> String,
    values: @escaping @Sendable (ChangeResults.PatchCounts) -> [Int]
  ) {
    self.title = title
    self.text = text
    self.values = { values($0).map(Double.init) }
  }

  private static func numbers(_ tally: ChangeResults.Differences) -> [Int] {
    [tally.added, tally.changed, tally.removed]
  }

  @Sendable private static func plain(_ values: [Double]) -> String {
    values.map(number).joined()
  }

  /// Such as `+12 −3`.
  @Sendable private static func signed(_ values: [Double]) -> String {
    zip(["+", "−"], values).map { $0 + number($1) }.joined(separator: " ")
  }

  /// Such as `2 new, 3 changed, 1 gone`; what is 0 is left out.
  @Sendable private static func tally(_ values: [Double]) -> String {
    let words = zip(values, ["new", "changed", "gone"]).filter { $0.0 > 0 }.map { "\(number($0.0)) \($0.1)" }
    return words.isEmpty ? "0" : words.joined(separator: ", ")
  }

  private static func number(_ value: Double) -> String {
    NumberText.decimal(value, places: value == value.rounded() ? 0 : 1)
  }
}
