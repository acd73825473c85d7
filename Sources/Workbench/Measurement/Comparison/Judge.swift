/// Gives verdicts on many cells together, so that chance alone rarely makes one.
public struct Judge: Equatable, Sendable {
  /// What counts as no difference.
  public let margin: EquivalenceMargin
  /// The largest chance that any verdict of a run is wrong.
  public let familyErrorRate: Double

  /// A judge who also needs the p-values to have been computed for the same `margin`.
  public init(margin: EquivalenceMargin = .twoPercent, familyErrorRate: Double = 0.05) {
    self.margin = margin
    self.familyErrorRate = familyErrorRate
  }

  /// One judgement for each comparison, in their order.
  ///
  /// What an interval says stands if its Holm-adjusted p-value is at most `familyErrorRate`; otherwise the cell
  /// is inconclusive. To settle m cells a bootstrap needs at least 2 m / `familyErrorRate` resamples.
  public func judge(_ comparisons: [Comparison]) -> [Judgement] {
    let adjusted = HolmCorrection.adjust(comparisons.map(\.pValue))
    return zip(comparisons, adjusted).map { comparison, adjusted in
      let claim = Verdict(comparison.estimate, margin: margin)
      return Judgement(
        comparison: comparison, adjustedPValue: adjusted,
        verdict: adjusted <= familyErrorRate ? claim : .inconclusive)
    }
  }
}
