import Foundation

/// A number with a fixed number of decimal places, with a point whatever the locale.
enum DecimalText {
  static func format(_ value: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }
}
