/// One arm compared with its baseline in one cell, before other cells are taken into account.
public struct Comparison: Codable, Equatable, Sendable {
  /// The ratio and its interval.
  public let estimate: RatioEstimate
  /// How doubtful it is that the cell is settled; see `RatioDistribution.pValue(margin:)`.
  public let pValue: Double

  /// A comparison from its parts.
  public init(estimate: RatioEstimate, pValue: Double) {
    self.estimate = estimate
    self.pValue = pValue
  }

  /// Compares by `distribution`, with an interval at `confidence`.
  public init(
    _ distribution: RatioDistribution, margin: EquivalenceMargin = .twoPercent, confidence: Double = 0.99
  ) {
    self.init(
      estimate: distribution.estimate(confidence: confidence), pValue: distribution.pValue(margin: margin))
  }
}
