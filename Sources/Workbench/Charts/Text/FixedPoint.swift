/// Writes numbers with a fixed count of decimal places, a point, and no grouping.
enum FixedPoint {
  static func text(_ value: Double, places: Int) -> String {
    let digits = max(0, min(places, 9))
    let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let scaled = (value * factor).rounded()
    // Beyond this, a double has no decimal places left and the standard notation says more.
    guard abs(scaled) < 0x1p54 else { return "\(value)" }
    let magnitude = String(Int(abs(scaled)))
    let padded = String(repeating: "0", count: max(0, digits + 1 - magnitude.count)) + magnitude
    let sign = scaled < 0 ? "-" : ""
    guard digits > 0 else { return sign + padded }
    return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
