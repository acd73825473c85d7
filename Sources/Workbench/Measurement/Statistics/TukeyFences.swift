/// What an outlier is called: how far out and on which side it lies.
public enum OutlierLabel: String, Codable, Sendable {
  case severelyLow, mildlyLow, mildlyHigh, severelyHigh
}

/// The fences of Tukey (1977): beyond 1.5 interquartile ranges from the quartiles a value is a mild outlier,
/// beyond 3 a severe one.
public struct TukeyFences: Equatable, Sendable {
  /// The values that are not outliers, in the unit of the values.
  public let inner: ClosedRange<Double>
  /// The values that are no severe outliers, in the unit of the values.
  public let outer: ClosedRange<Double>

  /// The fences of `sample`, from its type 7 quartiles.
  public init(_ sample: OrderedSample) {
    let lower = sample.quantile(0.25)
    let upper = sample.quantile(0.75)
    let spread = upper - lower
    inner = (lower - 1.5 * spread)...(upper + 1.5 * spread)
    outer = (lower - 3 * spread)...(upper + 3 * spread)
  }

  /// The label of `value`; nil for a value on or within the inner fences.
  public func label(_ value: Double) -> OutlierLabel? {
    if inner.contains(value) { return nil }
    if value < inner.lowerBound { return value < outer.lowerBound ? .severelyLow : .mildlyLow }
    return value > outer.upperBound ? .severelyHigh : .mildlyHigh
  }
}
