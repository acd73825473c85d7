import Foundation
import Results

/// A ratio written with no more digits than its interval supports, such as `1.05 (1.03–1.08)`.
///
/// The last digit shown is the first digit of half the width of the interval, as in the GUM (JCGM 100:2008,
/// 7.2.6), at most four decimal places and at least the first digit of the ratio; the ends are rounded
/// outwards, so that no interval looks narrower than it is. An end beyond a thousand million is `∞`.
package struct RatioText: Equatable, Sendable, CustomStringConvertible {
  /// The ratio alone.
  package let ratio: String
  /// The interval alone, its ends joined by an en dash.
  package let interval: String

  /// Writes `estimate`, with more digits where rounding would move an end onto one of `bounds` that the interval
  /// leaves out.
  package init(_ estimate: RatioEstimate, apartFrom bounds: Double...) {
    var step = Self.step(halfWidth: (estimate.upper - estimate.lower) / 2, ratio: estimate.ratio)
    while step.exponent > -6, bounds.contains(where: { Self.hides($0, from: estimate, step) }) {
      step = DecimalStep(exponent: step.exponent - 1)
    }
    ratio = step.text(estimate.ratio, .toNearestOrAwayFromZero)
    let upper = estimate.upper < 1e9 ? step.text(estimate.upper, .up) : "∞"
    interval = step.text(estimate.lower, .down) + "–" + upper
  }

  /// The ratio followed by its interval in parentheses.
  package var description: String { "\(ratio) (\(interval))" }

  private static func step(halfWidth: Double, ratio: Double) -> DecimalStep {
    let width = max(min(halfWidth, ratio), 0.0001)
    return DecimalStep(exponent: Int(log10(SignificantDigits(1).round(width)).rounded(.down)))
  }

  /// Whether an end that lies beyond `bound` would be written as if it did not.
  private static func hides(_ bound: Double, from estimate: RatioEstimate, _ step: DecimalStep) -> Bool {
    if estimate.lower > bound { return (Double(step.text(estimate.lower, .down)) ?? bound) <= bound }
    if estimate.upper < bound { return (Double(step.text(estimate.upper, .up)) ?? bound) >= bound }
    return false
  }
}
