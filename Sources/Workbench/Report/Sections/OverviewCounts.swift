import Results
import SourceMetrics

/// The rows of the overview that were counted.
struct OverviewCounts {
  let findings: Findings

  var rows: [OverviewRow] {
    [
      behaviour, count("Code lines", \.codeLines), count("Files", \.files), count("Types", \.types),
      count("Protocols", \.protocols), largestType, tap,
    ]
  }

  private var behaviour: OverviewRow {
    let scenarios = findings.results.behaviour.scenarios
    let count = NumberText.count(scenarios.count)
    let screens = NumberText.count(scenarios.reduce(0) { $0 + $1.screens }, "screen")
    let isOne = findings.architectures.count == 1
    return OverviewRow(
      title: "Scenarios passed",
      cells: findings.architectures.map { _ in NumberText.joined("\(count) of \(count)") },
      matter: isOne ? "\(screens) as expected" : "no difference in \(screens)")
  }

  private func count(_ title: String, _ field: KeyPath<SourceCounts, Int>) -> OverviewRow {
    row(title, findings.structures.map { ($0.name, $0.metrics.counts[keyPath: field]) })
  }

  private var largestType: OverviewRow {
    row(
      "Code lines, largest type",
      findings.structures.map { ($0.name, $0.metrics.largestType?.codeLines ?? 0) })
  }

  private var tap: OverviewRow {
    let title = "Functions one tap passes"
    if let reason = findings.taps.missing {
      let cells = findings.architectures.map { _ in "not measured" }
      return OverviewRow(title: title, cells: cells, matter: MarkdownText.plain(reason))
    }
    return row(title, findings.taps.paths.map { ($0.architecture, $0.functions) })
  }

  private func row(_ title: String, _ counts: [(String, Int)]) -> OverviewRow {
    OverviewRow(title: title, cells: counts.map { NumberText.count($1) }, matter: difference(counts))
  }

  private func difference(_ counts: [(String, Int)]) -> String {
    guard counts.count > 1 else { return "" }
    return Extremes(counts.map { (name: $0, count: $1) })?.sentence ?? ""
  }
}

extension Extremes {
  /// Such as `VIPER has 12 more than MVC (1.5 times)`; without the ratio where there is none.
  var sentence: String {
    guard smallest < largest else { return "the same in all" }
    let ratio = ratio.map { " (\(NumberText.significant($0)) times)" } ?? ""
    let verb = namesOfLargest.count == 1 ? "has" : "have"
    return MarkdownText.plain(WordList.and(namesOfLargest))
      + " \(verb) \(NumberText.count(largest - smallest)) more than "
      + MarkdownText.plain(WordList.and(namesOfSmallest)) + ratio
  }
}
