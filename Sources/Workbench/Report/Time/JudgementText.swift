import Measurement

/// How the report words what was judged.
enum JudgementText {
  /// Such as `1.05 (1.03–1.08), slower`, and on other processors too `1.05 (1.03–1.08), slower on 2 of 2 processors
  /// (1.03–1.05)`.
  static func words(_ judgement: Judgement, _ range: ProcessorRange?) -> String {
    let ratio = ratio(judgement)
    guard let range else { return "\(ratio), \(judgement.verdict)" }
    return "\(ratio), \(verdict(judgement.verdict, range))\(settled(judgement) ? " processors" : "")"
      + " (\(range.text(beside: ratio))\(settled(judgement) ? "" : " on \(range.processors) processors"))"
  }

  /// The same on lines of a table's cell.
  static func cell(_ judgement: Judgement, _ range: ProcessorRange?) -> String {
    let ratio = ratio(judgement)
    guard let range else { return "\(NumberText.cell(ratio))<br>\(judgement.verdict)" }
    return [
      NumberText.cell(ratio), range.cell(beside: ratio),
      NumberText.joined(verdict(judgement.verdict, range)),
    ].joined(separator: "<br>")
  }

  /// With the digits that it takes to see which side of the margin the interval is on.
  static func ratio(_ judgement: Judgement) -> RatioText {
    let margin = EquivalenceMargin.twoPercent
    guard judgement.verdict != .inconclusive else { return RatioText(judgement.estimate) }
    return RatioText(judgement.estimate, apartFrom: margin.lower, margin.upper)
  }

  /// Such as `slower on 2 of 2`; what is inconclusive holds nowhere.
  static func verdict(_ verdict: Verdict, _ range: ProcessorRange) -> String {
    verdict == .inconclusive ? verdict.rawValue : "\(verdict) on \(range.agreement(on: verdict))"
  }

  private static func settled(_ judgement: Judgement) -> Bool { judgement.verdict != .inconclusive }
}

/// What the control says of one workload, to stand beside what is claimed of it.
enum ControlText {
  /// Such as `Control: at most 0.4 % off over 6 sizes; passed.`
  static func sentence(_ workload: String, _ control: ControlFindings) -> String {
    let cells = control.cells(of: workload)
    return "Control: at most \(worst(of: cells)) off over \(NumberText.count(cells.count, "size"));"
      + " \(outcomes(of: cells, first: .passed).joined(separator: ", "))."
  }

  /// What it says at one size, and below it where it says something else: `0.40 %<br>passed<br>too imprecise at 10`.
  static func cell(_ workload: String, at size: Int, _ control: ControlFindings) -> String {
    let cells = control.cells(of: workload)
    guard let own = cells.first(where: { $0.size == size }) else { return "" }
    return ([worst(of: [own])] + outcomes(of: cells, first: own.check)).joined(separator: "<br>")
  }

  /// What one control came to, in a word or two.
  static func word(_ check: ControlCheck) -> String {
    switch check {
    case .passed: "passed"
    case .failed: "**failed**"
    case .imprecise: "too imprecise"
    }
  }

  /// One of them first and without its places.
  private static func outcomes(of cells: [ControlCell], first: ControlCheck) -> [String] {
    let others = [ControlCheck.passed, .failed, .imprecise].filter { $0 != first }
    return ([first] + others).compactMap { check in
      let places = cells.filter { $0.check == check }.map { SizeText.place($0.size) }
      guard !places.isEmpty else { return nil }
      return check == first ? word(check) : "\(word(check)) \(WordList.and(places))"
    }
  }

  private static func worst(of cells: [ControlCell]) -> String {
    percent(cells.map { abs($0.estimate.ratio - 1) }.max() ?? 0)
  }

  /// Such as `0.40 %`.
  static func percent(_ share: Double) -> String {
    NumberText.joined("\(NumberText.hundredths(100 * share)) %")
  }
}

extension ControlFindings {
  /// Why the run cannot be relied on, in a sentence or two; nil if it can.
  var reason: String? {
    let count = NumberText.count(cells.count, "cell")
    return switch doubt {
    case .failedWhereItMatters(let worst):
      "The control failed where the main result rests on it: \(worst.place), \(worst.ratio)."
        + " It failed in \(NumberText.count(failed.count)) of \(count)."
    case .failedTooOften(let worst):
      "The control failed in \(NumberText.count(failed.count)) of \(count), where chance explains at most"
        + " \(NumberText.count(ControlCheck.mostByChance)); farthest from 1: \(worst.place), \(worst.ratio)."
    case .imprecise: "The control is too imprecise to tell in every cell."
    case nil: nil
    }
  }

  /// What the control found, where the run can be relied on.
  var summary: String {
    let rest = [(failed, "it failed"), (imprecise, "it is too imprecise to tell")].filter { !$0.0.isEmpty }
    let passed = NumberText.count(cells.count { $0.check == .passed })
    let found =
      "The control, the same code against itself, found no difference that matters in \(passed) of"
      + " \(NumberText.count(cells.count, "cell"))"
    guard !rest.isEmpty else { return "\(found)." }
    let places = rest.map { cells, outcome in "\(outcome) for \(WordList.and(cells.map(\.place)))" }
    return "\(found); \(WordList.and(places)), and verdicts there are inconclusive."
  }
}

extension ControlCell {
  var place: String { "\(MarkdownText.code(workload)) \(SizeText.place(size))" }
  var ratio: RatioText { RatioText(estimate, apartFrom: 1) }
}
