import Foundation

/// Rounding to a number of significant digits.
package struct SignificantDigits: Equatable, Sendable {
  /// How many digits count, from the first that is not 0; at least 1.
  package let count: Int

  /// Keeps `count` digits, at least 1.
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

  /// The decimal places that show the digits of `value` and no more; never negative.
  package func decimals(of value: Double) -> Int {
    guard value != 0, value.isFinite else { return 0 }
    return max(0, count - 1 - Self.exponent(of: round(value)))
  }

  /// The power of ten of the first digit.
  private static func exponent(of value: Double) -> Int {
    Int(log10(abs(value)).rounded(.down))
  }
}
