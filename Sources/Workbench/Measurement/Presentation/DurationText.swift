/// A time with its unit, such as `12.3 µs`.
public enum DurationText {
  private static let units: [(name: String, nanoseconds: Double)] = [
    ("ns", 1), ("µs", 1e3), ("ms", 1e6), ("s", 1e9),
  ]

  /// Writes `nanoseconds` with `digits` significant digits in the largest of ns, µs, ms and s that keeps it at
  /// 1 or more; below a nanosecond in ns.
  public static func format(nanoseconds: Double, digits: Int = 3) -> String {
    let significant = SignificantDigits(digits)
    // Rounded before the unit is chosen: 999.9 ns is 1.00 µs, not 1000 ns.
    let rounded = significant.round(nanoseconds)
    let unit = units.last { abs(rounded) >= $0.nanoseconds } ?? units[0]
    let value = rounded / unit.nanoseconds
    return "\(DecimalText.format(value, decimals: significant.decimals(of: value))) \(unit.name)"
  }
}
