import Foundation

/// A ratio written with no more digits than its interval supports, such as `1.05 (1.03–1.08)`.
///
/// The last digit shown is the first digit of half the width of the interval, as in the GUM (JCGM 100:2008,
/// 7.2.6), at most four decimal places and at least the first digit of the ratio; the ends are rounded
/// outwards, so that no interval looks narrower than it is. An upper end of 1e9 or more is `∞`.
package struct RatioText: Equatable, Sendable, CustomStringConvertible {
  package let ratio: String
  /// The interval alone, its ends joined by an en dash.
  package let interval: String

  /// Writes `estimate`, with more digits if rounding would move an end of the interval onto one of `bounds` that lies
  /// outside it.
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

  /// Whether rounding would hide that the interval lies wholly above or below `bound`.
  private static func hides(_ bound: Double, from estimate: RatioEstimate, _ step: DecimalStep) -> Bool {
    if estimate.lower > bound { return (Double(step.text(estimate.lower, .down)) ?? bound) <= bound }
    if estimate.upper < bound { return (Double(step.text(estimate.upper, .up)) ?? bound) >= bound }
    return false
  }
}

/// A unit of time.
package struct TimeUnit: Sendable {
  package let name: String
  package let nanoseconds: Double

  private static let all = [("s", 1e9), ("ms", 1e6), ("µs", 1e3)].map(TimeUnit.init)

  private init(name: String, nanoseconds: Double) {
    self.name = name
    self.nanoseconds = nanoseconds
  }

  /// The largest of ns, µs, ms and s that keeps the time, in nanoseconds, at 1 or more; ns for less.
  package init(for time: Double) {
    self = Self.all.first { abs(time) >= $0.nanoseconds } ?? TimeUnit(name: "ns", nanoseconds: 1)
  }
}

/// A time with its unit, such as `12.3 µs`.
package enum DurationText {
  /// Writes `nanoseconds` with `digits` significant digits, in the unit that ``TimeUnit/init(for:)`` chooses.
  package static func format(nanoseconds: Double, digits: Int = 3) -> String {
    let significant = SignificantDigits(digits)
    // Rounded before the unit is chosen: 999.9 ns is 1.00 µs, not 1000 ns.
    let rounded = significant.round(nanoseconds)
    let unit = TimeUnit(for: rounded)
    let value = rounded / unit.nanoseconds
    let step = DecimalStep(exponent: -significant.decimals(of: value))
    return "\(step.text(value, .toNearestOrAwayFromZero)) \(unit.name)"
  }
}

/// A power of ten that numbers are rounded to.
struct DecimalStep {
  let exponent: Int

  /// The number rounded to the step, with the step's decimal places and a decimal point in any locale.
  func text(_ value: Double, _ rule: FloatingPointRoundingRule) -> String {
    let scale = pow(10, Double(abs(exponent)))
    let steps = exponent < 0 ? value * scale : value / scale
    // A whole number of steps may come out a bit off (1.1 × 100 is 110.00000000000001) and must not be rounded again.
    let nearest = steps.rounded()
    let rounded = abs(steps - nearest) < 1e-9 * max(1, abs(steps)) ? nearest : steps.rounded(rule)
    return String(format: "%.\(max(0, -exponent))f", exponent < 0 ? rounded / scale : rounded * scale)
  }
}

/// Rounding to a number of significant digits.
package struct SignificantDigits: Equatable, Sendable {
  /// The number of digits, from the first that is not 0; at least 1.
  package let count: Int

  /// Rounding to `count` digits, at least 1.
  package init(_ count: Int) {
    precondition(count >= 1, "A number has at least one significant digit.")
    self.count = count
  }

  /// The number nearest to `value` that has no more digits; 0, infinities and NaN stay as they are.
  package func round(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    let decimals = count - 1 - Self.exponent(of: value)
    // Dividing by a whole power of ten gives the double nearest to the decimal number, which then prints short.
    if decimals >= 0 {
      let scale = pow(10, Double(decimals))
      return (value * scale).rounded() / scale
    }
    let scale = pow(10, Double(-decimals))
    return (value / scale).rounded() * scale
  }

  /// The number of decimal places that shows all significant digits of `value` and no more; never negative.
  package func decimals(of value: Double) -> Int {
    guard value != 0, value.isFinite else { return 0 }
    return max(0, count - 1 - Self.exponent(of: round(value)))
  }

  /// The power of ten of the first digit.
  private static func exponent(of value: Double) -> Int {
    Int(log10(abs(value)).rounded(.down))
  }
}
