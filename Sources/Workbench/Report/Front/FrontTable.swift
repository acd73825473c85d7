import Measurement

/// The main numbers side by side.
struct FrontTable {
  let findings: Findings

  /// One thing in which the architectures may differ.
  private struct Row {
    /// What was counted or timed, as plain text.
    let title: String
    /// One for each architecture, in their order, as Markdown.
    let cells: [String]
    /// Over the first architecture, one for each of the others; empty for what is shown in the table alone, as the picture
    /// shows what tells most.
    var ratios: [ChartValue?] = []
  }

  var title: String {
    let size = findings.cost.headline.commonSize.map { ", with \(SizeText.contacts($0))" } ?? ""
    return "The numbers\(size)"
  }

  var note: String {
    guard findings.architectures.count > 1 else { return "Times are medians." }
    let first = MarkdownText.plain(findings.first)
    let count = findings.processors.others.count + 1
    let range = count == 1 ? "," : " its range over \(NumberText.count(count)) processors (*on \(count)*) or,"
    return
      "Times are medians. × is the ratio to \(first): for a time, the median over paired rounds; for a change, the median"
      + " of the changes' own ratios, not the ratio of the medians. The line below gives\(range) for a change, the"
      + " interquartile range."
      + (findings.variants?.value == nil
        ? ""
        : " In italics: the lowest and highest ratio of any implementation to any of \(first)'s.")
  }

  var table: MarkdownTable {
    var table = MarkdownTable([""] + findings.architectures.map(MarkdownText.plain))
    for row in rows {
      let cells = zip(findings.architectures, row.cells).map { $1 + spread(of: $0, in: row.title) }
      table.add(["**\(MarkdownText.plain(row.title))**"] + cells)
    }
    return table
  }

  /// The ratio over all implementations of the pattern, and whether it belongs to it; empty where that was not measured.
  private func spread(of name: String, in title: String) -> String {
    let measure = VariantResults.Measure.allCases.first {
      title == $0.title || $0.isTime && title.hasPrefix("\($0.title) per ")
    }
    guard let measure, let pair = findings.pair(by: measure, of: name), let ratios = pair.ratios else {
      return ""
    }
    let ends = [ratios.lowerBound, ratios.upperBound].map(NumberText.hundredths)
    return "<br>*\(ends[0])–\u{2060}\(ends[1])\(pair.belongsToPattern ? "" : ", by author")*"
  }

  /// What the table holds, as ratios.
  var chart: RatioChart {
    RatioChart(
      title: "How many times as much as \(findings.first)",
      subtitle: "Counts, and times with 99 % intervals; further right is more",
      series: findings.architectures.dropFirst().map(findings.series),
      groups: rows.filter { !$0.ratios.isEmpty }.map { ($0.title, $0.ratios) })
  }

  private var rows: [Row] {
    let measures = Measures(findings: findings)
    let scenarios = NumberText.count(findings.results.behaviour.scenarios.count)
    return [
      row("Scenarios passed") { _ in NumberText.joined("\(scenarios) of \(scenarios)") },
      row(measures.codeLines), row(measures.files, isInChart: false), row(measures.types),
      plain(measures.protocols), row(measures.largestType, isInChart: false), row(measures.tapFunctions),
    ] + changes(measures) + testing(measures)
      + (measures.heldBytes.complete == nil ? [] : [row(measures.heldBytes)])
      + findings.cost.main.flatMap(times)
  }

  // MARK: Counts

  private func row(_ title: String, _ cell: (String) -> String) -> Row {
    Row(title: title, cells: findings.architectures.map(cell))
  }

  /// Without ratios: there may be one, or none.
  private func plain(_ measure: Measure) -> Row {
    Row(title: measure.title, cells: measure.values.map { $0.map(NumberText.tenths) ?? "" })
  }

  /// With the ratios to the first where it is not zero.
  private func row(_ measure: Measure, isInChart: Bool = true) -> Row {
    let values = measure.values
    guard values.contains(where: { $0 != nil }) else { return row(measure.title) { _ in "not measured" } }
    let first = values[0].flatMap { $0 > 0 ? $0 : nil }
    let ratios = values.dropFirst().map { value in first.flatMap { first in value.map { $0 / first } } }
    let texts = [""] + ratios.map { $0.map { "<br>×\u{A0}\(NumberText.hundredths($0))" } ?? "" }
    return Row(
      title: measure.title, cells: zip(values, texts).map { ($0.map(NumberText.tenths) ?? "") + $1 },
      ratios: isInChart && ratios.contains { $0 != nil } ? ratios.map { $0.map { ChartValue($0) } } : [])
  }

  /// The ratios are those within a change.
  private func changes(_ measures: Measures) -> [Row] {
    guard let changes = findings.changes.value, let lines = measures.addedLines.complete else { return [] }
    let ratios = findings.architectures.map(changes.ratio)
    let cells = zip(lines, ratios).map { lines, ratio in
      guard let ratio else { return NumberText.tenths(lines) }
      let texts = [ratio.median, ratio.p25, ratio.p75].map(NumberText.hundredths)
      return "\(NumberText.tenths(lines))<br>×\u{A0}\(texts[0])<br>\(texts[1])–\u{2060}\(texts[2])"
    }
    let added = Row(
      title: measures.addedLines.title, cells: cells,
      ratios: ratios.dropFirst().map { $0.map { ChartValue($0.median) } })
    let count = NumberText.count(changes.requests.count, "change")
    let edited = row("Tests that \(count) edit: unit tests · scenarios") {
      changes.editedTests(in: $0).map(NumberText.counts) ?? ""
    }
    guard measures.conflicts.complete != nil else { return [added, edited] }
    let conflicts = findings.architectures.compactMap(changes.conflicts)
    guard conflicts.allSatisfy({ $0.sum != nil }) else { return [added, plain(measures.conflicts), edited] }
    let title = "\(measures.conflicts.title): in text · not compiled · a scenario fails"
    return [added, Row(title: title, cells: conflicts.map(\.words)), edited]
  }

  private func testing(_ measures: Measures) -> [Row] {
    guard let testing = findings.testing.value, let some = testing.architectures.first else { return [] }
    let behaviours = row(
      "Behaviours that tests show without a screen, of \(NumberText.count(some.tests.levels.all))"
    ) { name in
      testing.architecture(name).map { NumberText.count($0.tests.levels.noScreen) } ?? "no unit tests"
    }
    let lines = row(measures.testLines, isInChart: false)
    guard testing.architectures.contains(where: { $0.found(by: .unitTests) != nil }) else {
      return [behaviours, lines]
    }
    let mutants = row("Mutants of \(NumberText.count(testing.faults.count, "kind")) that unit tests find") {
      name in
      guard let tested = testing.architecture(name) else { return "no unit tests" }
      guard let share = tested.found(by: .unitTests), let mutants = tested.mutants else {
        return "not measured"
      }
      return NumberText.joined("\(NumberText.percent(share)) of \(NumberText.count(mutants.findable))")
    }
    return [behaviours, lines, mutants]
  }

  // MARK: Times

  private func times(_ workload: WorkloadFindings) -> [Row] {
    let cell = findings.cost.headlineCell(of: workload)
    return [time(workload, cell), instructions(workload), roles(workload, cell)].compactMap(\.self)
  }

  /// With the size, unless the heading names one for all.
  private func title(_ workload: WorkloadFindings, _ words: String, at size: Int) -> String {
    let title = "\(workload.capitalizedID): \(words)"
    return findings.cost.headline.commonSize == size ? title : "\(title), \(SizeText.contacts(size))"
  }

  private func time(_ workload: WorkloadFindings, _ cell: CellFindings) -> Row {
    let times = NumberText.times(findings.architectures.map(cell.median))
    let cells = zip(findings.architectures, times).map { name, time in
      guard let time, let estimate = cell.judgements[name]?.estimate else { return time ?? "" }
      let text = RatioText(estimate)
      let range = cell.range(of: name, over: findings.first).map { "<br>\($0.cell(beside: text))" }
      return "\(time)<br>×\u{A0}\(text.ratio)\(range ?? "")\(doubt(of: name, in: cell, of: workload))"
    }
    return Row(
      title: title(workload, "time per \(workload.workload.operation)", at: cell.size), cells: cells,
      ratios: findings.architectures.dropFirst().map { cell.judgements[$0]?.estimate.chartValue })
  }

  /// Empty where the verdict is settled.
  private func doubt(of name: String, in cell: CellFindings, of workload: WorkloadFindings) -> String {
    guard let verdict = cell.judgements[name]?.verdict,
      cell.settledVerdict(on: name, over: findings.first) == nil
    else { return "" }
    let agreement = cell.range(of: name, over: findings.first)?.agreement(on: verdict)
    guard verdict == .inconclusive else { return "<br>\(verdict) on \(agreement ?? "")" }
    let check = findings.cost.control.check(
      of: workload.workload.id, at: cell.size, arms: [name, findings.first])
    return "<br>inconclusive\(check == .passed ? "" : " (control)")"
  }

  private func instructions(_ workload: WorkloadFindings) -> Row? {
    let (id, counted) = (workload.workload.id, findings.instructions)
    return counted.size(of: id).map { size in
      row(title(workload, "instructions", at: size)) { name in
        let ratio =
          name == findings.first ? nil : counted.text(of: name, over: findings.first, in: id, at: size)
        return (counted.text(of: name, in: id, at: size) ?? "") + (ratio.map { "<br>×\u{A0}\($0)" } ?? "")
      }
    }
  }

  /// What the roles alone take: over the same screens without roles, bound in the same way.
  private func roles(_ workload: WorkloadFindings, _ cell: CellFindings) -> Row? {
    let observed = findings.boundByObservation
    let shares = findings.architectures.map {
      cell.overItsScreens($0, isObserved: observed.contains($0))
    }
    guard let binding = cell.observedOverToolkit, shares.contains(where: { $0 != nil }) else { return nil }
    return Row(
      title: title(workload, "time over the same screens without roles", at: cell.size),
      cells: zip(findings.architectures, shares).map { name, share in
        guard let share else { return "" }
        let alone = " with Observation in both<br>Observation alone: ×\u{A0}\(RatioText(binding).ratio)"
        return "×\u{A0}\(RatioText(share).ratio)\(observed.contains(name) ? alone : "")"
      })
  }
}

extension Findings {
  /// How an architecture's pattern compares with that of the first over all implementations; nil where that was not
  /// measured, or the numbers are of another size.
  func pair(by measure: VariantResults.Measure, of name: String) -> PatternPair? {
    guard let results = variants?.value, cost.headline.commonSize == SystemResults.size, name != first else {
      return nil
    }
    return PatternRanges(measure, of: results).pair(name, over: first)
  }
}

extension CellFindings {
  /// An architecture's time over that of the same screens without roles: those that Observation binds for an
  /// architecture that it binds. Nil unless both were measured.
  func overItsScreens(_ name: String, isObserved: Bool) -> RatioEstimate? {
    ratio(of: name, over: isObserved ? ReferenceArm.observed : ReferenceArm.toolkit)
  }
}

extension RatioEstimate {
  /// The ratio with its interval, as a chart shows it.
  var chartValue: ChartValue { ChartValue(ratio, lower: lower, upper: upper) }
}
