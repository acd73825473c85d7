/// Gives verdicts on many cells together, so that chance alone rarely makes one.
package struct Judge: Equatable, Sendable {
  /// What counts as no difference.
  package let margin: EquivalenceMargin
  /// The largest chance that any verdict of a run is wrong.
  package let familyErrorRate: Double

  /// A judge who also needs the p-values to have been computed for the same `margin`.
  package init(margin: EquivalenceMargin = .twoPercent, familyErrorRate: Double = 0.05) {
    self.margin = margin
    self.familyErrorRate = familyErrorRate
  }

  /// One judgement for each of the ratios, in their order; their intervals are those at 99 %.
  package func judge(_ ratios: [RatioDistribution]) -> [Judgement] {
    judge(ratios.map { ($0.estimate(), $0.pValue(margin: margin)) })
  }

  /// One judgement for each estimate with its p-value, in their order.
  ///
  /// What an interval says stands if its Holm-adjusted p-value is at most `familyErrorRate`; otherwise the cell
  /// is inconclusive. To settle m cells a bootstrap needs at least 2 m / `familyErrorRate` resamples.
  package func judge(_ ratios: [(estimate: RatioEstimate, pValue: Double)]) -> [Judgement] {
    zip(ratios, Self.adjusted(ratios.map(\.pValue))).map { ratio, adjusted in
      let claim = Verdict(ratio.estimate, margin: margin)
      return Judgement(
        estimate: ratio.estimate, adjustedPValue: adjusted,
        verdict: adjusted <= familyErrorRate ? claim : .inconclusive)
    }
  }

  /// The p-values after the step-down correction of Holm (1979), which bounds the chance of even one wrong claim among
  /// many: the kth smallest of m, times m - k + 1, at most 1 and never below a smaller one's. Their order stays.
  package static func adjusted(_ pValues: [Double]) -> [Double] {
    var adjusted = pValues
    var floor = 0.0
    let ascending = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    for (step, index) in ascending.enumerated() {
      floor = max(floor, min(1, pValues[index] * Double(pValues.count - step)))
      adjusted[index] = floor
    }
    return adjusted
  }
}

/// A ratio together with its verdict among all those of a run.
package struct Judgement: Equatable, Sendable {
  /// The ratio and its interval.
  package let estimate: RatioEstimate
  /// The p-value after Holm's correction for all ratios judged together.
  package let adjustedPValue: Double
  /// What it comes to.
  package let verdict: Verdict

  /// The same ratio where the control did not pass: nothing follows from it.
  package var withoutVerdict: Judgement {
    Judgement(estimate: estimate, adjustedPValue: adjustedPValue, verdict: .inconclusive)
  }
}
