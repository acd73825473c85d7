import CommandLineKit
import Foundation
import Measurement

extension NumberText {
  /// A number with two significant digits, such as `0.26`.
  static func significant(_ value: Double) -> String {
    let rounded = SignificantDigits(2).round(value)
    guard rounded != 0, rounded.isFinite else { return "0" }
    let exponent = Int(log10(abs(rounded)).rounded(.down))
    return decimal(rounded, places: 1 - exponent)
  }

  /// A number with two decimal places, such as `1.05`.
  static func hundredths(_ value: Double) -> String {
    decimal(value, places: 2)
  }

  /// Such as `1.10–1.90`, without a line break after the dash.
  static func range(_ range: ClosedRange<Double>, _ text: (Double) -> String = hundredths) -> String {
    "\(text(range.lowerBound))–\u{2060}\(text(range.upperBound))"
  }

  /// A number with one decimal place below 100 unless it is whole, such as `35.7` or `4,696`.
  static func tenths(_ value: Double) -> String {
    let isWhole = value == value.rounded() || value >= 100
    return decimal(value, places: isWhole ? 0 : 1)
  }

  /// A share of 1 in per cent, with two significant digits, such as `0.26 %`.
  static func percent(_ share: Double) -> String {
    joined(significant(100 * share) + " %")
  }

  /// A bound that was chosen, in per cent, such as `3 %` or `0.5 %`.
  static func bound(_ bound: Double) -> String {
    joined("\(String(format: "%g", 100 * bound)) %")
  }

  /// A time in nanoseconds with two significant digits: further digits differ from run to run.
  static func time(_ nanoseconds: Double) -> String {
    joined(DurationText.format(nanoseconds: nanoseconds, digits: 2))
  }

  /// Times in nanoseconds to be compared with each other, all with the same number of significant digits: two, or three
  /// if two would distort a difference by more than 2 % of the longer time. Then 185, 185 and 184 ms do not become 190,
  /// 190 and 180 ms.
  static func times(_ times: [Double?]) -> [String?] {
    let known = times.compactMap(\.self).sorted()
    let errors = known.map { SignificantDigits(2).round($0) - $0 }
    let isFaithful = known.indices.allSatisfy { index in
      errors[...index].allSatisfy { abs($0 - errors[index]) <= 0.02 * known[index] }
    }
    let digits = isFaithful ? 2 : 3
    return times.map { $0.map { joined(DurationText.format(nanoseconds: $0, digits: digits)) } }
  }

  /// A ratio with its interval for a narrow cell, without a line break after the dash.
  static func cell(_ ratio: RatioText) -> String {
    "\(ratio)".replacing("–", with: "–\u{2060}")
  }

  /// The text with no-break spaces, for narrow cells.
  static func joined(_ text: String) -> String {
    text.replacing(" ", with: "\u{A0}")
  }
}
