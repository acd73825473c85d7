import Foundation

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
