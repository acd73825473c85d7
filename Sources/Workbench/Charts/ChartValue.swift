/// A value that a chart shows, optionally with the interval in which it probably lies.
package struct ChartValue: Equatable, Sendable {
  static let notMeasured = "not measured"

  let value: Double
  private let lower: Double?
  private let upper: Double?

  /// - Parameters:
  ///   - value: in the chart's unit; a negative or non-finite one counts as not measured.
  ///   - lower: the lower end of the interval, in the chart's unit.
  ///   - upper: the upper end of the interval, in the chart's unit. Without both ends, no interval is drawn.
  package init(_ value: Double, lower: Double? = nil, upper: Double? = nil) {
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

  func text(in format: ValueFormat) -> String {
    guard isMeasured else { return Self.notMeasured }
    guard let interval else { return format.text(for: value) }
    return "\(format.text(for: value)) "
      + "(\(format.text(for: interval.lowerBound)) to \(format.text(for: interval.upperBound)))"
  }
}
