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
    [
      behaviour, count("Code lines", \.codeLines), count("Files", \.files).withoutChart,
      count("Types", \.types), protocols, largestType.withoutChart, tap,
    ] + changes + testing + [memory].compactMap(\.self) + findings.cost.main.flatMap(times)
  }

  // MARK: Counts

  private var behaviour: FrontRow {
    let scenarios = NumberText.count(findings.results.behaviour.scenarios.count)
    return FrontRow(
      title: "Scenarios passed",
      cells: findings.architectures.map { _ in NumberText.joined("\(scenarios) of \(scenarios)") })
  }

  private func count(_ title: String, _ field: KeyPath<SourceCounts, Int>) -> FrontRow {
    row(title, findings.structures.map { Double($0.metrics.counts[keyPath: field]) })
  }

  /// Without ratios: there may be one protocol, or none.
  private var protocols: FrontRow {
    FrontRow(
      title: "… of these, protocols",
      cells: findings.structures.map { NumberText.count($0.metrics.counts.protocols) })
  }

  private var largestType: FrontRow {
    row(
      "Code lines of the largest type",
      findings.structures.map { Double($0.metrics.largestType?.codeLines ?? 0) })
  }

  private var tap: FrontRow {
    let title = "Functions one tap passes"
    guard findings.taps.missing == nil else {
      return FrontRow(title: title, cells: findings.architectures.map { _ in "not measured" })
    }
    return row(title, findings.taps.paths.map { Double($0.functions) })
  }

  private var changes: [FrontRow] {
    guard case .found(let changes) = findings.changes, changes.names == findings.architectures else {
      return []
    }
    let lines = added(changes)
    guard changes.pairs > 0, changes.changes.merges.value != nil else { return [lines] }
    let conflicts = FrontRow(
      title: "Pairs of changes in conflict, of \(NumberText.count(changes.pairs))",
      cells: changes.names.map { NumberText.count(changes.conflicts(in: $0)) })
    return [lines, conflicts]
  }

  /// The ratios are those within a request.
  private func added(_ changes: ChangeFindings) -> FrontRow {
    let cells = changes.names.map { name in
      let median = NumberText.tenths(changes.median(of: .codeLines, in: name))
      guard let ratio = changes.ratio(in: name) else { return median }
      let half = [ratio.p25, ratio.p75].map(NumberText.hundredths)
      return "\(median)<br>×\u{A0}\(NumberText.hundredths(ratio.median))<br>\(half[0])–\u{2060}\(half[1])"
    }
    return FrontRow(
      title: "Code lines that a change adds, median of \(NumberText.count(changes.requests.count))",
      cells: cells,
      ratios: changes.names.dropFirst().map { name in changes.ratio(in: name).map { ChartValue($0.median) } })
  }

  private var testing: [FrontRow] {
    guard case .found(let testing) = findings.testing else { return [] }
    let tested = findings.architectures.map(testing.architecture)
    guard let all = tested.lazy.compactMap(\.self).first?.tests.levels.all else { return [] }
    let none = "no unit tests"
    let behaviours = FrontRow(
      title: "Behaviours that tests show without a screen, of \(NumberText.count(all))",
      cells: tested.map { $0.map { NumberText.count($0.tests.levels.noScreen) } ?? none })
    let lines = row("Code lines of unit tests", tested.map { $0.map { Double($0.codeLines) } }).withoutChart
    let shares = tested.map { $0?.found(by: .unitTests) }
    guard shares.contains(where: { $0 != nil }) else { return [behaviours, lines] }
    let mutants = FrontRow(
      title: "Mutants of \(NumberText.count(testing.faults.count, "kind")) that unit tests find",
      cells: zip(tested, shares).map { tested, share in
        guard let tested else { return none }
        guard let share, let mutants = tested.mutants else { return "not measured" }
        return NumberText.joined("\(NumberText.percent(share)) of \(NumberText.count(mutants.findable))")
      })
    return [behaviours, lines, mutants]
  }

  private var memory: FrontRow? {
    let held = HeldMemory(findings)
    let bytes = findings.architectures.compactMap { held.bytes[$0] }
    guard bytes.count == findings.architectures.count else { return nil }
    return row("Bytes that an open Add screen holds", bytes)
  }

  /// Counts side by side, nil where there is none, with their ratios to the first where it is not zero.
  private func row(_ title: String, _ values: [Double?]) -> FrontRow {
    let ratios = values.dropFirst().map { value -> Double? in
      guard let value, let first = values[0], first > 0 else { return nil }
      return value / first
    }
    let cells = values.enumerated().map { index, value in
      let ratio = index > 0 ? ratios[index - 1].map { "<br>×\u{A0}\(NumberText.hundredths($0))" } : nil
      return (value.map(NumberText.tenths) ?? "") + (ratio ?? "")
    }
    return FrontRow(
      title: title, cells: cells,
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
    let title = MarkdownText.plain("\(workload.capitalizedID): \(words)")
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
