/// What has a bar or a dot in each group of a chart.
struct ChartSeries: Equatable, Sendable {
  let label: String
  private let color: Int?

  /// - Parameter color: the place among the colours of architectures; nil for what is none, which is grey.
  init(_ label: String, color: Int?) {
    self.label = label
    self.color = color
  }

  var ink: Ink { color.map(Ink.fill) ?? .neutral }
}

/// A value that a chart shows, optionally with the interval in which it probably lies.
struct ChartValue: Equatable, Sendable {
  static let notMeasured = "not measured"

  let value: Double
  private let lower: Double?
  private let upper: Double?

  /// - Parameters:
  ///   - value: in the chart's unit; a negative or non-finite one counts as not measured.
  ///   - lower: the lower end of the interval, in the chart's unit.
  ///   - upper: the upper end of the interval, in the chart's unit. Without both ends, no interval is drawn.
  init(_ value: Double, lower: Double? = nil, upper: Double? = nil) {
    self.value = value
    self.lower = lower
    self.upper = upper
  }

  var isMeasured: Bool { value.isFinite && value >= 0 }

  /// The interval if both ends can be drawn, widened to contain the value.
  var interval: ClosedRange<Double>? {
    guard isMeasured, let lower, let upper, lower.isFinite, upper.isFinite, lower >= 0, lower <= upper
    else { return nil }
    return min(lower, value)...max(upper, value)
  }

  /// The ends of the interval are rounded outwards, so that none looks narrower than it is.
  func text(in format: ValueFormat) -> String {
    guard isMeasured else { return Self.notMeasured }
    guard let interval else { return format.text(for: value) }
    return "\(format.text(for: value)) "
      + "(\(format.text(for: interval.lowerBound, rounded: .down)) to"
      + " \(format.text(for: interval.upperBound, rounded: .up)))"
  }
}

/// How a chart writes its values, the same on every machine and in every locale.
enum ValueFormat: Equatable, Sendable {
  /// A whole number with its thousands set apart by commas.
  case count
  /// A number with a fixed count of decimal places.
  case decimal(places: Int)

  func text(
    for value: Double, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> String {
    switch self {
    case .count: Self.grouped(FixedPoint.text(value, places: 0, rounded: rule))
    case .decimal(let places): Self.grouped(FixedPoint.text(value, places: places, rounded: rule))
    }
  }

  private static func grouped(_ number: String) -> String {
    guard !number.contains("e") else { return number }
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
enum FixedPoint {
  static func text(
    _ value: Double, places: Int, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> String {
    let digits = max(0, min(places, 9))
    let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let exact = value * factor
    // A whole number may come out a hair off, as 110.00000000000001: it is not rounded again.
    let isWhole = abs(exact - exact.rounded()) < 1e-9 * max(1, abs(exact))
    let scaled = isWhole ? exact.rounded() : exact.rounded(rule)
    // Beyond this, a double has no decimal places left and the standard notation says more.
    guard abs(scaled) < 0x1p54 else { return "\(value)" }
    let magnitude = String(Int(abs(scaled)))
    let padded = String(repeating: "0", count: max(0, digits + 1 - magnitude.count)) + magnitude
    let sign = scaled < 0 ? "-" : ""
    guard digits > 0 else { return sign + padded }
    return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
