import CommandLineKit
import Measurement

/// The main numbers side by side, and their chart.
struct FrontTable {
  /// The most rows that a reader takes in.
  private static let maximumRows = 12

  let findings: Findings
  private var measures: Measures { Measures(findings: findings) }

  /// A row of the table, for one measure.
  private struct Row {
    let measure: Measure
    /// The title in the short table; nil if the measure is not shown there.
    var short: String?
  }

  var title: String {
    let size = findings.cost.headline.commonSize.map { ", with \(SizeText.contacts($0))" } ?? ""
    return "The numbers\(size)"
  }

  /// The table of the measures in which the architectures differ.
  var table: MarkdownTable {
    var table = MarkdownTable([""] + findings.architectures.map(MarkdownText.plain))
    for row in rows.prefix(Self.maximumRows - times.count) {
      let notes = ratios(of: row.measure).map { $0.map { "<br>×\u{A0}\($0)" } ?? "" }
      let cells = findings.architectures.indices.map { place in
        row.measure.texts[place] + notes[place]
          + spread(of: findings.architectures[place], row.measure.ofVariants)
      }
      table.add(["**\(row.measure.title)**"] + cells)
    }
    for (title, cells) in times { table.add(["**\(MarkdownText.plain(title))**"] + cells) }
    return table
  }

  /// The few numbers of the README, in cells that fit on a phone.
  var shortTable: MarkdownTable {
    var table = MarkdownTable([""] + findings.architectures.map(MarkdownText.plain))
    for row in rows {
      if let short = row.short { table.add([short] + row.measure.texts.map(NumberText.joined)) }
    }
    if let add = measures.times.first { table.add([add.title] + add.texts) }
    return table
  }

  /// The measures that are nearly the same in all, as a sentence; empty if there are none.
  var alike: String {
    let same = candidates.filter(\.measure.isAlike).map { row in
      let texts = row.measure.texts
      let words = Set(texts).count > 1 ? texts : [texts[0]]
      let all = row.measure.all.map { " of \(NumberText.count($0))" } ?? ""
      return "\(row.measure.name.lowercasedFirst) (\(WordList.and(words))\(all))"
    }
    return same.isEmpty ? "" : "Nearly the same in all: \(WordList.and(same))."
  }

  /// How far the code lines depend on the author; nil if other implementations were not measured.
  var ranges: String? {
    let words = findings.architectures.compactMap { name in
      findings.codeLineRange(of: name).map { "any \(MarkdownText.plain(name)) has \($0)" }
    }
    guard !words.isEmpty else { return nil }
    return "Each pattern was built several times: \(WordList.and(words)) times the lines of any"
      + " \(MarkdownText.plain(findings.first)) ([pattern or author?](/\(VariantPage.file)))."
      + (findings.standing.map { " The table has the first written of each: \($0)." } ?? "")
  }

  /// The chart of what each architecture costs and buys, as ratios.
  var chart: RatioChart {
    RatioChart(
      title: "What does each cost, and what does it buy?",
      subtitle:
        "How many times as much as \(findings.first), on a logarithmic scale. Bars: "
        + (findings.variants?.value == nil
          ? "the interval of times (99 %) and changes (95 %)."
          : "the range over all implementations; for changes, the 95 % interval; no bar where only one was measured."),
      series: findings.architectures.dropFirst().map(findings.series),
      groups: chartGroups.filter { $0.ratios.contains { $0 != nil } },
      sides: (left: "less: a gain", right: "more: a cost"))
  }

  // MARK: Rows

  private var candidates: [Row] {
    [
      Row(measure: measures.codeLines, short: "Lines of code"),
      Row(measure: measures.types),
      Row(
        measure: measures.largestType,
        short: "Lines of the largest type"
          + (findings.life.map { ", in the app \(NumberText.count($0.releases.count, "release")) later" }
            ?? "")),
      Row(measure: measures.tapFunctions, short: "Functions one tap passes"),
      Row(
        measure: measures.addedInAll,
        short: "Lines added by \(NumberText.count(findings.changes.value?.requests.count ?? 0, "change"))"),
      Row(measure: measures.editedTests),
      Row(measure: measures.behavioursNeedingScreen, short: measures.behavioursNeedingScreen.title),
      Row(measure: measures.testLines),
      Row(measure: measures.failingRoles), Row(measure: measures.missedFaults),
    ].filter { $0.measure.values.contains { $0 != nil } }
  }

  /// The measures that differ; every measure of a single architecture.
  private var rows: [Row] {
    findings.architectures.count > 1 ? candidates.filter { !$0.measure.isAlike } : candidates
  }

  /// The ratio of each architecture to the first; nil for the first, and if the value of the first is 0.
  private func ratios(of measure: Measure) -> [String?] {
    let first = measure.values[0].flatMap { $0 > 0 ? $0 : nil }
    return [nil]
      + measure.values.dropFirst().map { value in
        first.flatMap { first in value.map { NumberText.hundredths($0 / first) } }
      }
  }

  /// The range of ratios over all implementations, and whether it depends on the author; empty if it was not measured.
  private func spread(of name: String, _ measure: VariantResults.Measure?) -> String {
    guard let measure, let pair = findings.pair(by: measure, of: name), let ratios = pair.ratios else {
      return ""
    }
    return "<br>*\(NumberText.range(ratios))\(pair.belongsToPattern ? "" : ", by author")*"
  }

  // MARK: Times

  private var times: [(title: String, cells: [String])] { findings.cost.main.map(time) }

  /// A workload's row. Its title names the size, unless the heading names one for all rows.
  private func time(_ workload: WorkloadFindings) -> (title: String, cells: [String]) {
    let cell = findings.cost.headlineCell(of: workload)
    let size = findings.cost.headline.commonSize == cell.size ? "" : ", \(SizeText.contacts(cell.size))"
    let times = NumberText.times(findings.architectures.map(cell.median))
    let measure = VariantResults.Measure.time(of: workload.workload.id)
    let cells = zip(findings.architectures, times).map { name, time in
      guard let time, let estimate = cell.judgements[name]?.estimate else { return time ?? "" }
      let text = RatioText(estimate)
      return "\(time)<br>×\u{A0}\(text.ratio)\(doubt(of: name, in: cell, of: workload))"
        + spread(of: name, measure)
    }
    return (workload.name + size, cells)
  }

  /// Why the verdict is inconclusive; empty if it is not.
  private func doubt(of name: String, in cell: CellFindings, of workload: WorkloadFindings) -> String {
    guard cell.judgements[name]?.verdict == .inconclusive else { return "" }
    let check = findings.cost.control.check(
      of: workload.workload.id, at: cell.size, arms: [name, findings.first])
    return "<br>inconclusive\(check == .passed ? "" : " (control)")"
  }

  // MARK: Picture

  private var chartGroups: [RatioChart.Group] {
    let (others, changes) = (findings.architectures.dropFirst(), findings.changes.value?.ratios ?? [:])
    let added: RatioChart.Group = (
      "Code lines that a change adds, median",
      others.map { name in changes[name].map { ChartValue($0.median, in: $0.medianInterval) } }
    )
    let counts = [
      group(measures.codeLines), group(measures.tapFunctions), added, group(measures.editedTests),
      group(measures.doubles), group(measures.largestType), group(measures.preparedLines),
      group(measures.failingRoles), group(measures.behavioursNeedingScreen),
    ]
    return counts
      + findings.cost.main.map { workload in
        let cell = findings.cost.headlineCell(of: workload)
        let measure = VariantResults.Measure.time(of: workload.workload.id)
        let values = others.map { name in
          (cell.judgements[name]?.estimate).map { estimate in
            let range = measure.flatMap { findings.pair(by: $0, of: name)?.ratios }
            return range.map { ChartValue(estimate.ratio, in: $0) } ?? estimate.chartValue
          }
        }
        return ("\(workload.capitalizedID): time", values)
      }
  }

  /// The ratios of a measure, with their range over all implementations if these were measured.
  private func group(_ measure: Measure) -> RatioChart.Group {
    let first = measure.values[0] ?? 0
    return (
      measure.title,
      zip(findings.architectures, measure.values).dropFirst().map { name, value in
        guard let value, first > 0 else { return nil }
        let range = measure.ofVariants.flatMap { findings.pair(by: $0, of: name)?.ratios }
        return ChartValue(value / first, in: range)
      }
    )
  }
}

extension Findings {
  /// How an architecture's pattern compares with the first one's over all implementations; nil if these were not
  /// measured, or were measured at another size than the report's numbers.
  func pair(by measure: VariantResults.Measure, of name: String) -> PatternPair? {
    guard let results = variants?.value, cost.headline.commonSize == SystemResults.size, name != first else {
      return nil
    }
    return PatternRanges(measure, of: results).pair(name, over: first)
  }

  /// The rank of each leading implementation in its pattern by code lines, such as `the shortest of 4 MVCs`; nil if the
  /// others were not measured.
  var standing: String? {
    let ranges = variants?.value.map { PatternRanges(.codeLines, of: $0).ranges } ?? []
    let words = ranges.compactMap { range -> String? in
      guard architectures.contains(range.pattern), range.values.count > 1, let own = range.leading,
        let place = range.values.firstIndex(of: own)
      else { return nil }
      let middle =
        2 * place + 1 == range.values.count
        ? "middle one" : place == 1 ? "second shortest" : "shortest but \(NumberText.count(place))"
      let rank = own == range.lower ? "shortest" : own == range.upper ? "longest" : middle
      return "the \(rank) of \(NumberText.count(range.values.count)) \(range.pattern)s"
    }
    return words.isEmpty ? nil : WordList.and(words)
  }

  /// The range of ratios to the first one's code lines over all implementations, such as `1.10–1.90`.
  func codeLineRange(of name: String) -> String? {
    pair(by: .codeLines, of: name)?.ratios.map { NumberText.range($0) }
  }
}

extension RatioEstimate {
  /// The ratio with its interval, as a chart shows it.
  var chartValue: ChartValue { ChartValue(ratio, lower: lower, upper: upper) }
}
