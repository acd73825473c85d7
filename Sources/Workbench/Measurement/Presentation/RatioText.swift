import Foundation

/// A ratio written with no more digits than its interval supports, such as `1.05 (1.03–1.08)`.
///
/// The last digit shown is the first digit of half the width of the interval, as in the GUM (JCGM 100:2008,
/// 7.2.6), at most four decimal places; the ends are rounded outwards, so that no interval looks narrower than
/// it is.
public struct RatioText: Equatable, Sendable, CustomStringConvertible {
  /// The ratio alone.
  public let ratio: String
  /// The interval alone, its ends joined by an en dash.
  public let interval: String

  /// Writes `estimate`.
  public init(_ estimate: RatioEstimate) {
    let step = Self.step(halfWidth: (estimate.upper - estimate.lower) / 2)
    ratio = step.text(estimate.ratio, .toNearestOrAwayFromZero)
    interval = step.text(estimate.lower, .down) + "–" + step.text(estimate.upper, .up)
  }

  /// The ratio followed by its interval in parentheses.
  public var description: String { "\(ratio) (\(interval))" }

  private static func step(halfWidth: Double) -> DecimalStep {
    let width = max(halfWidth, 0.0001)
    return DecimalStep(exponent: Int(log10(SignificantDigits(1).round(width)).rounded(.down)))
  }
}
