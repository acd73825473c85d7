/// The format of numbers in texts for a person; the same on every machine and in every locale.
package enum NumberText {
  /// A count with thousands separators, such as `100,000`.
  package static func count(_ value: Int) -> String {
    decimal(Double(value), places: 0)
  }

  /// A count with its noun, such as `1 file` or `2 files`.
  package static func count(_ value: Int, _ noun: String) -> String {
    "\(count(value)) \(noun)\(value == 1 ? "" : "s")"
  }

  /// A number with `places` decimal places and thousands separators, such as `1,035.70`; the same on every machine and
  /// in every locale.
  package static func decimal(_ value: Double, places: Int) -> String {
    let number = FixedPoint.text(value, places: places)
    guard abs(value) > 999, !number.contains("e") else { return number }
    let digits = number.prefix { $0 != "." }
    var result = ""
    for (index, digit) in digits.enumerated() {
      let remaining = digits.count - index
      if remaining.isMultiple(of: 3), let last = result.last, last.isNumber { result.append(",") }
      result.append(digit)
    }
    return result + number.dropFirst(digits.count)
  }
}

/// Writes numbers with a fixed count of decimal places, a point, and no grouping.
package enum FixedPoint {
  package static func text(_ value: Double, places: Int) -> String {
    let digits = max(0, min(places, 9))
    var factor = 1
    for _ in 0..<digits { factor *= 10 }
    let scaled = (value * Double(factor)).rounded()
    // Beyond this, a double has no decimal places left and the standard notation shows more.
    guard abs(scaled) < 0x1p54 else { return "\(value)" }
    let (whole, part) = Int(abs(scaled)).quotientAndRemainder(dividingBy: factor)
    let number = "\(scaled < 0 ? "-" : "")\(whole)"
    // The factor in front keeps the zeros with which the places begin.
    return digits > 0 ? "\(number).\(String(factor + part).dropFirst())" : number
  }
}
