/// The ratios that count as no difference in practice.
public struct EquivalenceMargin: Codable, Equatable, Sendable {
  /// The smallest ratio that counts as no difference.
  public let lower: Double
  /// The largest ratio that counts as no difference.
  public let upper: Double

  /// A margin around 1, with `0 < lower < upper`.
  public init(lower: Double, upper: Double) {
    precondition(lower > 0 && lower < upper, "A margin runs from a positive ratio to a larger one.")
    self.lower = lower
    self.upper = upper
  }

  /// Two per cent either way: 0.98 to 1.02.
  public static let twoPercent = EquivalenceMargin(lower: 0.98, upper: 1.02)
}
