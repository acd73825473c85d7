import Measurement
import Results
import SourceMetrics

/// How the architectures differ, and whether it matters: one table, and the verdicts on time.
struct OverviewSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(2, "How they differ, and whether it matters")
    let names = findings.architectures.map(MarkdownText.plain)
    var table = MarkdownTable(
      [""] + names + ["How far apart"], [.left] + names.map { _ in .right } + [.left])
    for row in OverviewCounts(findings: findings).rows + OverviewTimes(findings: findings).rows {
      table.add(["**\(row.title)**"] + row.cells + [row.matter])
    }
    page.paragraph(timesNote)
    page.table(table)
    guard findings.architectures.count > 1 else { return }
    page.paragraph(
      "The verdicts on time over that of \(MarkdownText.plain(findings.first)), with 99 % intervals.",
      "*Slower* and *faster* are beyond 2 %, *equivalent* is within it, and *inconclusive* is what these samples"
        + " leave open.", processors)
    page.list(findings.cost.main.map(verdicts))
  }

  private var processors: String {
    let others = findings.processors.others.count
    guard others > 0 else { return "They hold for this processor and this build." }
    return "They hold for this processor and this build; behind each stands on how many of the"
      + " [\(NumberText.count(others + 1)) processors](#processors) it holds, and the range of the ratio over them."
  }

  private var timesNote: String {
    let ratio =
      findings.architectures.count > 1 ? ", with the ratio to \(MarkdownText.plain(findings.first))" : ""
    let place =
      findings.cost.headline.commonSize.map { "at \(NumberText.count($0)) contacts" } ?? "at the size named"
    let range = findings.processors.others.isEmpty ? "" : ", and its range over the processors of all runs"
    return "Times are medians \(place)\(ratio)\(range)."
  }

  private func verdicts(on workload: WorkloadFindings) -> String {
    let cell = findings.cost.headlineCell(of: workload)
    let verdicts = findings.architectures.dropFirst().compactMap { name in
      cell.judgements[name].map {
        "\(MarkdownText.plain(name)) \(JudgementText.words($0, cell.range(of: name, over: findings.first)))"
      }
    }
    return
      "**\(MarkdownText.plain(workload.name)),** \(SizeText.place(cell.size))\(cell.size == 0 ? "" : " contacts"): "
      + verdicts.joined(separator: "; ") + "."
  }
}

/// One row of the overview; all its texts are Markdown.
struct OverviewRow {
  let title: String
  /// One for each architecture, in their order.
  let cells: [String]
  let matter: String
}

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

/// The rows of the overview that were timed.
struct OverviewTimes {
  let findings: Findings

  /// A row of times for each main workload, and below it one of instructions where they were counted.
  var rows: [OverviewRow] {
    findings.cost.main.flatMap { [row($0), instructions($0)].compactMap(\.self) }
  }

  private func instructions(_ workload: WorkloadFindings) -> OverviewRow? {
    let (id, counted) = (workload.workload.id, findings.instructions)
    guard let size = counted.size(of: id) else { return nil }
    let cells = findings.architectures.map { name in
      let count = counted.count(of: name, in: id, at: size).map { NumberText.tenths($0) } ?? ""
      guard name != findings.first else { return count }
      let ratio = counted.text(of: name, over: findings.first, in: id, at: size)
      return count + (ratio.map { "<br>×\u{A0}\($0)" } ?? "")
    }
    return OverviewRow(
      title: MarkdownText.plain("\(workload.capitalizedID): instructions, \(SizeText.contacts(size))"),
      cells: cells, matter: "counted: one build has the same on every processor")
  }

  private func row(_ workload: WorkloadFindings) -> OverviewRow {
    let cell = findings.cost.headlineCell(of: workload)
    let times = NumberText.times(findings.architectures.map(cell.median))
    let cells = zip(findings.architectures, times).map { name, time in
      guard let time, let estimate = cell.judgements[name]?.estimate else { return time ?? "" }
      let text = RatioText(estimate)
      let range = cell.range(of: name, over: findings.first).map { "<br>\($0.cell(beside: text))" }
      return "\(time)<br>×\u{A0}\(text.ratio)\(range ?? "")"
    }
    return OverviewRow(
      title: MarkdownText.plain(title(of: workload, cell)), cells: cells,
      matter: FrameFact.sentence(workload, cell))
  }

  /// With the size, unless the section names one for all.
  private func title(of workload: WorkloadFindings, _ cell: CellFindings) -> String {
    guard findings.cost.headline.commonSize == nil else { return workload.name }
    return "\(workload.name), \(SizeText.contacts(cell.size))"
  }
}

/// A time beside that of one frame on a display.
private enum FrameFact {
  private static let framesPerSecond = 120.0

  /// Such as `at most 22 µs: 0.26 % of one frame at 120 Hz`.
  static func sentence(_ workload: WorkloadFindings, _ cell: CellFindings) -> String {
    let medians = workload.contenders.compactMap(cell.median)
    guard let slowest = medians.max() else { return "" }
    return "at most \(NumberText.time(slowest)): \(frames(slowest)) at 120 Hz"
  }

  private static func frames(_ nanoseconds: Double) -> String {
    let frames = nanoseconds / (1e9 / framesPerSecond)
    return frames < 1
      ? "\(NumberText.percent(frames)) of one frame" : "\(NumberText.significant(frames)) frames"
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
