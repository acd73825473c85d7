import Foundation
import Measurement

/// Holds estimates against their targets.
struct TargetJudge {
  /// A cell on which a finding rests.
  typealias Place = (workload: String, size: Int)

  let findings: Findings

  /// A ratio, written with as many digits as it takes to see on which side of the bound it lies.
  func finding(_ estimate: RatioEstimate?, _ bound: TargetBound, at places: [Place]) -> TargetFinding {
    guard let estimate else { return .notMeasured }
    return finding(
      NumberText.cell(RatioText(estimate, apartFrom: bound.end)),
      bound.verdict(lower: estimate.lower, upper: estimate.upper), at: places)
  }

  /// The part of an arm's time that is beyond its baseline's: 1 - 1 / ratio.
  func share(_ overBaseline: RatioEstimate?, atMost share: Double, at places: [Place]) -> TargetFinding {
    guard let overBaseline else { return .notMeasured }
    let bound = TargetBound.atMost(1 / (1 - share))
    return finding(
      OwnShare.text(overBaseline), bound.verdict(lower: overBaseline.lower, upper: overBaseline.upper),
      at: places)
  }

  /// The slope between two sizes on logarithmic scales, of the growth of the time over the growth of the size.
  func slope(
    _ growth: RatioEstimate?, growthOfSize: Double, _ bound: TargetBound, at places: [Place]
  ) -> TargetFinding {
    guard let growth else { return .notMeasured }
    let slope = { log($0) / log(growthOfSize) }
    let (lower, upper) = (slope(growth.lower), slope(growth.upper))
    guard lower.isFinite, upper.isFinite else {
      return finding(NumberText.signed(slope(growth.ratio)), .notSettled, at: places)
    }
    let ends = [(lower * 100).rounded(.down), (upper * 100).rounded(.up)].map {
      NumberText.signed($0 / 100)
    }
    return finding(
      "\(NumberText.signed(slope(growth.ratio))) (\(ends[0]) to \(ends[1]))",
      bound.verdict(lower: lower, upper: upper), at: places)
  }

  /// What rests on a cell whose control failed is not settled, whatever its interval says. A control that is too imprecise
  /// says nothing against it: most bounds are farther away than a bias that could hide there, and the interval of the
  /// finding is as wide as the control's.
  private func finding(_ text: String, _ verdict: TargetVerdict, at places: [Place]) -> TargetFinding {
    let hasFailed = places.contains { findings.cost.control.check(of: $0.workload, at: $0.size) == .failed }
    return hasFailed
      ? TargetFinding(text: "\(text), its control failed", verdict: .notSettled)
      : TargetFinding(text: text, verdict: verdict)
  }
}
