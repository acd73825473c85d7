import Charts
import Foundation

/// An interval between two times that may be negative, such as `750 to 840 ns`.
enum IntervalText {
  private static let units: [(name: String, nanoseconds: Double)] = [
    ("ns", 1), ("µs", 1e3), ("ms", 1e6), ("s", 1e9),
  ]

  /// The ends in nanoseconds, rounded outwards to the first digit of half the width; `not settled` if there is no end.
  static func time(_ lower: Double, _ upper: Double) -> String {
    let farthest = max(abs(lower), abs(upper))
    guard farthest.isFinite, farthest < 1e15 else { return "not settled" }
    let unit = units.last { farthest >= $0.nanoseconds } ?? units[0]
    guard farthest > 0 else { return NumberText.joined("0 ns") }
    // No clock tells hundredths of a nanosecond apart.
    let half = max((upper - lower) / 2 / unit.nanoseconds, farthest / 100 / unit.nanoseconds, 0.01)
    let exponent = log10(half).rounded(.down)
    let step = pow(10, exponent)
    let ends = [
      rounded(lower / unit.nanoseconds / step, .down) * step,
      rounded(upper / unit.nanoseconds / step, .up) * step,
    ]
    let format = ValueFormat.decimal(places: max(0, Int(-exponent)))
    let texts = ends.map { $0 == 0 ? "0" : format.text(for: $0).replacing("-", with: "−") }
    return NumberText.joined("\(texts[0]) to \(texts[1]) \(unit.name)")
  }

  /// Rounds by the rule, except that a number within a rounding error of a whole one counts as whole.
  private static func rounded(_ steps: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let nearest = steps.rounded()
    return abs(steps - nearest) < 1e-9 * max(1, abs(steps)) ? nearest : steps.rounded(rule)
  }
}
