import Foundation
import Results

/// A number with a fixed number of decimal places, with a point whatever the locale.
enum DecimalText {
  static func format(_ value: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }
}

/// A time with its unit, such as `12.3 µs`.
package enum DurationText {
  private static let units: [(name: String, nanoseconds: Double)] = [
    ("ns", 1), ("µs", 1e3), ("ms", 1e6), ("s", 1e9),
  ]

  /// Writes `nanoseconds` with `digits` significant digits in the largest of ns, µs, ms and s that keeps it at
  /// 1 or more; below a nanosecond in ns.
  package static func format(nanoseconds: Double, digits: Int = 3) -> String {
    let significant = SignificantDigits(digits)
    // Rounded before the unit is chosen: 999.9 ns is 1.00 µs, not 1000 ns.
    let rounded = significant.round(nanoseconds)
    let unit = units.last { abs(rounded) >= $0.nanoseconds } ?? units[0]
    let value = rounded / unit.nanoseconds
    return "\(DecimalText.format(value, decimals: significant.decimals(of: value))) \(unit.name)"
  }
}

/// A power of ten that numbers are rounded to.
struct DecimalStep {
  let exponent: Int

  func text(_ value: Double, _ rule: FloatingPointRoundingRule) -> String {
    let scale = pow(10, Double(abs(exponent)))
    let steps = exponent < 0 ? value * scale : value / scale
    // A whole number of steps may come out a hair off, 1.1 × 10 as 11.000000000000002: it is not rounded again.
    let nearest = steps.rounded()
    let rounded = abs(steps - nearest) < 1e-9 * max(1, abs(steps)) ? nearest : steps.rounded(rule)
    return DecimalText.format(exponent < 0 ? rounded / scale : rounded * scale, decimals: max(0, -exponent))
  }
}
