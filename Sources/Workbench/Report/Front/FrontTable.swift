import Measurement

/// One thing in which the architectures may differ.
struct FrontRow {
  /// What was counted or timed, as plain text.
  let title: String
  /// One for each architecture, in their order, as Markdown.
  let cells: [String]
  /// Over the first architecture, one for each of the others; empty for what is shown in the table alone.
  var ratios: [ChartValue?] = []

  /// The same in the table alone: the picture shows what tells most.
  var withoutChart: FrontRow { FrontRow(title: title, cells: cells) }
}

/// The main numbers side by side.
struct FrontTable {
  let findings: Findings

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
  }

  var table: MarkdownTable {
    var table = MarkdownTable([""] + findings.architectures.map(MarkdownText.plain))
    for row in rows { table.add(["**\(MarkdownText.plain(row.title))**"] + row.cells) }
    return table
  }

  /// What the table holds, as ratios.
  var chart: RatioChart {
    RatioChart(
      title: "How many times as much as \(findings.first)",
      subtitle: "Counts, and times with 99 % intervals; further right is more",
      series: Array(findings.architectureSeries.dropFirst()),
      groups: rows.filter { !$0.ratios.isEmpty }.map { .init($0.title, $0.ratios) })
  }

  private var rows: [FrontRow] {
    let measures = Measures(findings: findings)
    return [
      behaviour, row(measures.codeLines), row(measures.files).withoutChart, row(measures.types),
      protocols(measures.protocols), row(measures.largestType).withoutChart, row(measures.tapFunctions),
    ] + changes(measures) + testing(measures)
      + (measures.heldBytes.complete == nil ? [] : [row(measures.heldBytes)])
      + findings.cost.main.flatMap(times)
  }

  // MARK: Counts

  private var behaviour: FrontRow {
    let scenarios = NumberText.count(findings.results.behaviour.scenarios.count)
    return FrontRow(
      title: "Scenarios passed",
      cells: findings.architectures.map { _ in NumberText.joined("\(scenarios) of \(scenarios)") })
  }

  /// Without ratios: there may be one protocol, or none.
  private func protocols(_ measure: Measure) -> FrontRow {
    FrontRow(title: measure.title, cells: measure.values.map { $0.map(NumberText.tenths) ?? "" })
  }

  /// The ratios are those within a change.
  private func changes(_ measures: Measures) -> [FrontRow] {
    guard let changes = findings.changes.value, let lines = measures.addedLines.complete else { return [] }
    let ratios = findings.architectures.map(changes.ratio)
    let cells = zip(lines, ratios).map { lines, ratio in
      guard let ratio else { return NumberText.tenths(lines) }
      let half = [ratio.p25, ratio.p75].map(NumberText.hundredths)
      return "\(NumberText.tenths(lines))<br>×\u{A0}\(NumberText.hundredths(ratio.median))"
        + "<br>\(half[0])–\u{2060}\(half[1])"
    }
    let added = FrontRow(
      title: measures.addedLines.title, cells: cells,
      ratios: ratios.dropFirst().map { $0.map { ChartValue($0.median) } })
    let conflicts = measures.conflicts
    return [added]
      + (conflicts.complete.map { [FrontRow(title: conflicts.title, cells: $0.map(NumberText.tenths))] } ?? [])
  }

  private func testing(_ measures: Measures) -> [FrontRow] {
    guard let testing = findings.testing.value, !testing.architectures.isEmpty else { return [] }
    let (tested, none) = (findings.architectures.map(testing.architecture), "no unit tests")
    let all = NumberText.count(tested.lazy.compactMap(\.self).first?.tests.levels.all ?? 0)
    let behaviours = FrontRow(
      title: "Behaviours that tests show without a screen, of \(all)",
      cells: tested.map { $0.map { NumberText.count($0.tests.levels.noScreen) } ?? none })
    let lines = row(measures.testLines).withoutChart
    guard tested.contains(where: { $0?.found(by: .unitTests) != nil }) else { return [behaviours, lines] }
    let mutants = FrontRow(
      title: "Mutants of \(NumberText.count(testing.faults.count, "kind")) that unit tests find",
      cells: tested.map { tested in
        guard let tested else { return none }
        guard let share = tested.found(by: .unitTests), let mutants = tested.mutants else {
          return "not measured"
        }
        return NumberText.joined("\(NumberText.percent(share)) of \(NumberText.count(mutants.findable))")
      })
    return [behaviours, lines, mutants]
  }

  /// With the ratios to the first where it is not zero.
  private func row(_ measure: Measure) -> FrontRow {
    let values = measure.values
    guard values.contains(where: { $0 != nil }) else {
      return FrontRow(title: measure.title, cells: values.map { _ in "not measured" })
    }
    let first = values[0].flatMap { $0 > 0 ? $0 : nil }
    let ratios = values.dropFirst().map { value in first.flatMap { first in value.map { $0 / first } } }
    let texts = [""] + ratios.map { $0.map { "<br>×\u{A0}\(NumberText.hundredths($0))" } ?? "" }
    return FrontRow(
      title: measure.title, cells: zip(values, texts).map { ($0.map(NumberText.tenths) ?? "") + $1 },
      ratios: ratios.contains { $0 != nil } ? ratios.map { $0.map { ChartValue($0) } } : [])
  }

  // MARK: Times

  private func times(_ workload: WorkloadFindings) -> [FrontRow] {
    let cell = findings.cost.headlineCell(of: workload)
    return [time(workload, cell), instructions(workload), roles(workload, cell)].compactMap(
      \.self)
  }

  /// With the size, unless the heading names one for all.
  private func title(_ workload: WorkloadFindings, _ words: String, at size: Int) -> String {
    let title = "\(workload.capitalizedID): \(words)"
    return findings.cost.headline.commonSize == size ? title : "\(title), \(SizeText.contacts(size))"
  }

  private func time(_ workload: WorkloadFindings, _ cell: CellFindings) -> FrontRow {
    let times = NumberText.times(findings.architectures.map(cell.median))
    let cells = zip(findings.architectures, times).map { name, time in
      guard let time, let estimate = cell.judgements[name]?.estimate else { return time ?? "" }
      let text = RatioText(estimate)
      let range = cell.range(of: name, over: findings.first).map { "<br>\($0.cell(beside: text))" }
      return "\(time)<br>×\u{A0}\(text.ratio)\(range ?? "")\(doubt(of: name, in: cell, of: workload))"
    }
    return FrontRow(
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

  private func instructions(_ workload: WorkloadFindings) -> FrontRow? {
    let (id, counted) = (workload.workload.id, findings.instructions)
    guard let size = counted.size(of: id) else { return nil }
    let cells = findings.architectures.map { name in
      let ratio =
        name == findings.first ? nil : counted.text(of: name, over: findings.first, in: id, at: size)
      return (counted.text(of: name, in: id, at: size) ?? "") + (ratio.map { "<br>×\u{A0}\($0)" } ?? "")
    }
    return FrontRow(title: title(workload, "instructions", at: size), cells: cells)
  }

  /// What the roles alone take: over the same screens without roles, bound in the same way.
  private func roles(_ workload: WorkloadFindings, _ cell: CellFindings) -> FrontRow? {
    let shares = findings.architectures.map { cell.overItsScreens($0, isObserved: isObserved($0)) }
    guard cell.observedOverToolkit != nil, shares.contains(where: { $0 != nil }) else { return nil }
    return FrontRow(
      title: title(workload, "time over the same screens without roles", at: cell.size),
      cells: zip(findings.architectures, shares).map { name, share in
        guard let share else { return "" }
        let binding = isObserved(name) ? cell.observedOverToolkit : nil
        return "×\u{A0}\(RatioText(share).ratio)"
          + (binding.map { " with Observation in both<br>Observation alone: ×\u{A0}\(RatioText($0).ratio)" }
            ?? "")
      })
  }

  private func isObserved(_ name: String) -> Bool { findings.boundByObservation.contains(name) }
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
