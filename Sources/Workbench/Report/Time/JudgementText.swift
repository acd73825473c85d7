import Foundation
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

/// What the controls say of one workload, to stand beside what is claimed of it.
enum ControlText {
  /// Such as `Control: at most 0.4 % off over 6 sizes; passed.`
  static func sentence(_ workload: String, _ control: ControlFindings) -> String {
    let checks = checks(of: workload, control)
    return "Control: at most \(worst(of: control.cells(of: workload))) off over"
      + " \(NumberText.count(checks.count, "size")); \(outcomes(checks, first: .passed).joined(separator: ", "))."
  }

  /// What it says at one size, and below it where it says something else: `0.40 %<br>passed<br>too imprecise at 10`.
  static func cell(_ workload: String, at size: Int, _ control: ControlFindings) -> String {
    let checks = checks(of: workload, control)
    guard let own = checks.first(where: { $0.size == size }) else { return "" }
    let worst = worst(of: control.cells(of: workload).filter { $0.size == size })
    return ([worst] + outcomes(checks, first: own.check)).joined(separator: "<br>")
  }

  /// What they say at each size, all arms together.
  private static func checks(
    of workload: String, _ control: ControlFindings
  ) -> [(size: Int, check: ControlCheck)] {
    let sizes = control.cells(of: workload).map(\.size)
    return Set(sizes).sorted().compactMap { size in
      control.check(of: workload, at: size).map { (size, $0) }
    }
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
  private static func outcomes(
    _ checks: [(size: Int, check: ControlCheck)], first: ControlCheck
  ) -> [String] {
    let others = [ControlCheck.passed, .failed, .imprecise].filter { $0 != first }
    return ([first] + others).compactMap { outcome in
      let places = checks.filter { $0.check == outcome }.map { SizeText.place($0.size) }
      guard !places.isEmpty else { return nil }
      return outcome == first ? word(outcome) : "\(word(outcome)) \(WordList.and(places))"
    }
  }

  private static func worst(of cells: [ControlCell]) -> String {
    percent(cells.map { abs($0.estimate.ratio - 1) }.max() ?? 0)
  }

  /// A bound that was chosen, in per cent, such as `3 %` or `0.5 %`.
  static func share(_ bound: Double) -> String {
    NumberText.joined("\(String(format: "%g", 100 * bound)) %")
  }

  /// Such as `0.40 %`.
  static func percent(_ share: Double) -> String {
    NumberText.joined("\(NumberText.hundredths(100 * share)) %")
  }
}

extension ControlFindings {
  /// Why the run cannot be relied on, in a sentence or two; nil if it can.
  var reason: String? {
    let count = "\(NumberText.count(failed.count)) of \(NumberText.count(cells.count, "control"))"
    return switch doubt {
    case .failedWhereItMatters(let worst):
      "A control failed where the main result rests on it: \(worst.place), \(worst.ratio). In all, \(count) failed."
    case .failedTooOften(let worst):
      "\(count) failed, where chance explains at most \(NumberText.count(ControlCheck.maximumChanceFailures)); farthest from 1:"
        + " \(worst.place), \(worst.ratio)."
    case .imprecise: "Every control is too imprecise to tell."
    case nil: nil
    }
  }

  /// What the controls found, where the run can be relied on.
  var summary: String {
    let passed = NumberText.count(cells.count { $0.check == .passed })
    let found =
      "The same code against itself is within \(ControlText.share(ControlCheck.bias)) in \(passed) of"
      + " \(NumberText.count(cells.count, "control"))"
    let rest = [(failed, "failed"), (imprecise, "too imprecise to tell")].filter { !$0.0.isEmpty }
    guard !rest.isEmpty else { return "\(found)." }
    let doubts = rest.map { cells, outcome in "\(outcome): \(WordList.and(places(of: cells)))" }
    return "\(found); \(doubts.joined(separator: "; ")). Verdicts on these are inconclusive."
  }
}

extension ControlFindings {
  /// Such as `` `launch` at 1,000 (MVC, VIPER)``, each cell once; without names where it is every control of the cell.
  func places(of some: [ControlCell]) -> [String] {
    cells.reduce(into: []) { places, cell in
      let isHere = { (other: ControlCell) in other.workload == cell.workload && other.size == cell.size }
      let arms = some.filter(isHere).map(\.arm)
      guard arms.first == cell.arm else { return }
      let names = arms.map(MarkdownText.plain).joined(separator: ", ")
      places.append(cell.cell + (arms.count == cells.count(where: isHere) ? "" : " (\(names))"))
    }
  }
}

extension ControlCell {
  /// Such as `` `add` at 1,000``.
  var cell: String { "\(MarkdownText.code(workload)) \(SizeText.place(size))" }
  /// Such as ``VIPER's `add` at 1,000``.
  var place: String { "\(MarkdownText.plain(arm))'s \(cell)" }
  var ratio: RatioText { RatioText(corrected, apartFrom: 1) }
}
