/// Gives verdicts on many cells together, so that chance alone rarely makes one.
package enum Judge {
  /// What counts as no difference.
  private static let margin = EquivalenceMargin.twoPercent
  /// The largest chance that any verdict of a run is wrong.
  private static let familyErrorRate = 0.05

  /// One judgement for each of the ratios, in their order; their intervals are those at 99 %.
  package static func judge(_ ratios: [RatioDistribution]) -> [Judgement] {
    judge(ratios.map { ($0.estimate(), $0.pValue(margin: margin)) })
  }

  /// One judgement for each estimate with its p-value, in their order.
  ///
  /// What an interval says stands if its Holm-adjusted p-value is at most 0.05; otherwise the cell is inconclusive.
  /// To settle m cells a bootstrap needs at least 40 m resamples. The p-values are for the same margin.
  package static func judge(_ ratios: [(estimate: RatioEstimate, pValue: Double)]) -> [Judgement] {
    zip(ratios, adjusted(ratios.map(\.pValue))).map { ratio, adjusted in
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

/// What a comparison comes to.
package enum Verdict: String, Codable, CaseIterable, Sendable {
  /// The arm takes longer than its baseline, beyond the margin.
  case slower
  /// The arm takes less time than its baseline, beyond the margin.
  case faster
  /// The arm differs from its baseline by less than the margin.
  case equivalent
  /// The samples do not settle which of these holds.
  case inconclusive

  /// What the interval of `estimate` says by itself: wholly beyond `margin`, wholly inside it, or neither.
  package init(_ estimate: RatioEstimate, margin: EquivalenceMargin) {
    if estimate.lower > margin.upper {
      self = .slower
    } else if estimate.upper < margin.lower {
      self = .faster
    } else if estimate.lower > margin.lower, estimate.upper < margin.upper {
      self = .equivalent
    } else {
      self = .inconclusive
    }
  }
}

/// The ratios that count as no difference in practice.
package struct EquivalenceMargin: Equatable, Sendable {
  /// The smallest ratio that counts as no difference.
  package let lower: Double
  /// The largest ratio that counts as no difference.
  package let upper: Double

  /// A margin around 1, with `0 < lower < upper`.
  package init(lower: Double, upper: Double) {
    precondition(lower > 0 && lower < upper, "A margin runs from a positive ratio to a larger one.")
    self.lower = lower
    self.upper = upper
  }

  /// Two per cent either way: 0.98 to 1.02.
  package static let twoPercent = EquivalenceMargin(lower: 0.98, upper: 1.02)
}
