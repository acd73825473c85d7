import Foundation
import Measurement

/// Judges estimates by the bounds of their targets.
struct TargetJudge {
  /// A cell on which a finding rests.
  typealias Place = (workload: String, size: Int)

  let findings: Findings

  /// The ratio of two arms, beside that on other processors. Throws an error of the statistics.
  func ratio(of arm: String, over other: String, at place: Place, _ bound: TargetBound) throws
    -> TargetFinding
  {
    guard let estimate = try findings.ratio(of: arm, over: other, in: place.workload, at: place.size) else {
      return .notMeasured
    }
    let text = RatioText(estimate, apartFrom: bound.end)
    let range = try findings.range(of: arm, over: other, in: place.workload, at: place.size, own: estimate)
    return finding(
      lines(NumberText.cell(text), range?.cell(beside: text)), estimate, bound, range, at: [place])
  }

  /// The part of an arm's time that is beyond its baseline's: 1 - 1 / ratio. Throws an error of the statistics.
  func share(of arm: String, over baseline: String, at place: Place, atMost share: Double) throws
    -> TargetFinding
  {
    guard let estimate = try findings.ratio(of: arm, over: baseline, in: place.workload, at: place.size)
    else {
      return .notMeasured
    }
    let range = try findings.range(of: arm, over: baseline, in: place.workload, at: place.size, own: estimate)
    return finding(
      lines(OwnShare.text(estimate), range.map(OwnShare.text)), estimate, .atMost(1 / (1 - share)), range,
      at: [place])
  }

  /// The growth of a time, written with as many digits as it takes to see on which side of the bound it lies.
  func growth(_ estimate: RatioEstimate?, _ bound: TargetBound, at places: [Place]) -> TargetFinding {
    guard let estimate else { return .notMeasured }
    return finding(
      NumberText.cell(RatioText(estimate, apartFrom: bound.end)), estimate, bound, nil, at: places)
  }

  /// The slope between two sizes on logarithmic scales, of the growth of the time over the growth of the size.
  func slope(
    _ growth: RatioEstimate?, growthOfSize: Double, _ bound: TargetBound, at places: [Place]
  ) -> TargetFinding {
    guard let growth else { return .notMeasured }
    let slope = { log($0) / log(growthOfSize) }
    let (lower, upper) = (slope(growth.lower), slope(growth.upper))
    guard lower.isFinite, upper.isFinite else {
      return finding(NumberText.signed(slope(growth.ratio)), .notSettled, [], at: places)
    }
    let ends = [(lower * 100).rounded(.down), (upper * 100).rounded(.up)].map {
      NumberText.signed($0 / 100)
    }
    return finding(
      "\(NumberText.signed(slope(growth.ratio))) (\(ends[0]) to \(ends[1]))",
      bound.verdict(lower: lower, upper: upper), [], at: places)
  }

  private func lines(_ texts: String?...) -> String {
    texts.compactMap(\.self).joined(separator: "<br>")
  }

  private func finding(
    _ text: String, _ estimate: RatioEstimate, _ bound: TargetBound, _ range: ProcessorRange?,
    at places: [Place]
  ) -> TargetFinding {
    let verdict = { (ratio: RatioEstimate) in bound.verdict(lower: ratio.lower, upper: ratio.upper) }
    return finding(text, verdict(estimate), range?.others.map(verdict) ?? [], at: places)
  }

  /// What rests on a cell whose control did not pass is not settled, whatever its interval says.
  private func finding(
    _ text: String, _ verdict: TargetVerdict, _ elsewhere: [TargetVerdict], at places: [Place]
  ) -> TargetFinding {
    let checks = places.map { findings.cost.control.check(of: $0.workload, at: $0.size) }
    guard let check = [ControlCheck.failed, .imprecise].first(where: checks.contains) else {
      return TargetFinding(text: text, verdict: verdict, elsewhere: elsewhere)
    }
    let words = check == .failed ? "its control failed" : "its control is too imprecise"
    return TargetFinding(text: "\(text)<br>\(words)", verdict: .notSettled)
  }
}

/// What the data say of a target.
enum TargetVerdict: String, CaseIterable {
  case met
  case notMet = "not met"
  case notSettled = "not settled"
  case notMeasured = "not measured"

  /// The verdict on a target that all have to meet: not met as soon as one is not.
  static func all(_ verdicts: [TargetVerdict]) -> TargetVerdict {
    for verdict in [notMet, notMeasured, notSettled] where verdicts.contains(verdict) { return verdict }
    return verdicts.isEmpty ? .notMeasured : .met
  }

  /// The verdict on a target that one has to meet: met as soon as one is.
  static func any(_ verdicts: [TargetVerdict]) -> TargetVerdict {
    for verdict in [met, notMeasured, notSettled] where verdicts.contains(verdict) { return verdict }
    return verdicts.isEmpty ? .notMeasured : .notMet
  }
}

/// The bound that a target sets for a number.
enum TargetBound: Equatable {
  case atMost(Double)
  case atLeast(Double)
  case within(ClosedRange<Double>)

  /// Met if the whole interval lies within the bound, not met if none of it does, else not settled.
  func verdict(lower: Double, upper: Double) -> TargetVerdict {
    switch self {
    case .atMost(let bound): upper <= bound ? .met : lower > bound ? .notMet : .notSettled
    case .atLeast(let bound): lower >= bound ? .met : upper < bound ? .notMet : .notSettled
    case .within(let range):
      lower >= range.lowerBound && upper <= range.upperBound
        ? .met : lower > range.upperBound || upper < range.lowerBound ? .notMet : .notSettled
    }
  }

  /// Such as `at most 1.5`.
  var text: String {
    switch self {
    case .atMost(let bound): "at most \(Self.number(bound))"
    case .atLeast(let bound): "at least \(Self.number(bound))"
    case .within(let range): "\(Self.number(range.lowerBound)) to \(Self.number(range.upperBound))"
    }
  }

  /// The number that an interval is set apart from when it is rounded for show; of a range its upper end.
  var end: Double {
    switch self {
    case .atMost(let bound), .atLeast(let bound): bound
    case .within(let range): range.upperBound
    }
  }

  private static func number(_ value: Double) -> String {
    let hundredths = NumberText.hundredths(value)
    guard hundredths.hasSuffix("0") else { return hundredths }
    return hundredths.hasSuffix(".00") ? NumberText.tenths(value) : String(hundredths.dropLast())
  }
}
