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

  /// One judgement for each comparison, in their order.
  ///
  /// What an interval says stands if its Holm-adjusted p-value is at most `familyErrorRate`; otherwise the cell
  /// is inconclusive. To settle m cells a bootstrap needs at least 2 m / `familyErrorRate` resamples.
  package func judge(_ comparisons: [PairedComparison]) -> [Judgement] {
    let adjusted = HolmCorrection.adjust(comparisons.map(\.pValue))
    return zip(comparisons, adjusted).map { comparison, adjusted in
      let claim = Verdict(comparison.estimate, margin: margin)
      return Judgement(
        comparison: comparison, adjustedPValue: adjusted,
        verdict: adjusted <= familyErrorRate ? claim : .inconclusive)
    }
  }
}

/// One arm compared with its baseline in one cell, before other cells are taken into account.
package struct PairedComparison: Codable, Equatable, Sendable {
  /// The ratio and its interval.
  package let estimate: RatioEstimate
  /// How doubtful it is that the cell is settled; see `RatioDistribution.pValue(margin:)`.
  package let pValue: Double

  /// A comparison from its parts.
  package init(estimate: RatioEstimate, pValue: Double) {
    self.estimate = estimate
    self.pValue = pValue
  }

  /// Compares by `distribution`, with an interval at `confidence`.
  package init(
    _ distribution: RatioDistribution, margin: EquivalenceMargin = .twoPercent, confidence: Double = 0.99
  ) {
    self.init(
      estimate: distribution.estimate(confidence: confidence), pValue: distribution.pValue(margin: margin))
  }
}

/// A comparison together with its verdict among all the cells of a run.
package struct Judgement: Codable, Equatable, Sendable {
  /// What was judged.
  package let comparison: PairedComparison
  /// The p-value after Holm's correction for all cells judged together.
  package let adjustedPValue: Double
  /// What it comes to.
  package let verdict: Verdict

  /// The same comparison where the control did not pass: nothing follows from it.
  package var withoutVerdict: Judgement {
    Judgement(comparison: comparison, adjustedPValue: adjustedPValue, verdict: .inconclusive)
  }
}

/// The step-down correction of Holm (1979): it bounds the chance of even one wrong claim among many.
package enum HolmCorrection {
  /// The adjusted p-values, in the order of `pValues`: the kth smallest of m, times m - k + 1, at most 1 and
  /// never below a smaller one's.
  package static func adjust(_ pValues: [Double]) -> [Double] {
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
