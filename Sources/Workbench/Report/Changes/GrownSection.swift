import Measurement

/// The app with many requests at once, beside today's.
struct GrownSection: ReportSection {
  let findings: ChangeFindings

  func write(to page: inout MarkdownPage) {
    guard let grown = findings.changes.grown else { return }
    page.heading(2, "The grown app")
    let ids = grown.requests.map(MarkdownText.code)
    page.paragraph(
      "\(NumberText.count(ids.count, "request")) at once\(ids.isEmpty ? "" : ": \(WordList.and(ids))").",
      sentence(grown))
    page.table(table(of: grown))
  }

  /// Such as `MVVM has 1.77 times MVC's code lines (2.00 today) and VIPER 2.48 times (2.92 today).`
  func sentence(_ grown: ChangeResults.GrownApp) -> String {
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

  private func table(of grown: ChangeResults.GrownApp) -> MarkdownTable {
    let parts = grown.architectures
    var table = MarkdownTable(
      [""] + parts.map { MarkdownText.plain($0.architecture) }, [.left] + parts.map { _ in .right })
    let counts: [(String, (SourceCounts) -> Int)] = [
      ("Code lines", \.codeLines), ("Types", \.types), ("… of these, protocols", \.protocols),
      ("Files", \.files),
    ]
    for (title, count) in counts {
      for (time, counts) in [("today", parts.map(\.base)), ("grown", parts.map(\.grown))] {
        let values = counts.map(count)
        table.add(["\(title), \(time)"] + values.map { Self.withRatio($0, to: values[0]) })
      }
    }
    return table
  }

  /// Such as `300 (2.94)`, where that is the ratio to the first.
  private static func withRatio(_ value: Int, to first: Int) -> String {
    guard first > 0 else { return NumberText.count(value) }
    return NumberText.joined(
      "\(NumberText.count(value)) (\(NumberText.hundredths(Double(value) / Double(first))))")
  }
}
