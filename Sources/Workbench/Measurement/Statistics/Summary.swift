/// One sample described for a reader; every value takes part, outliers too.
package struct Summary: Codable, Equatable, Sendable {
  /// How many values there are.
  package let count: Int
  /// The arithmetic mean, in the unit of the values.
  package let mean: Double
  /// The sample standard deviation, in the unit of the values; nil for a single value.
  package let standardDeviation: Double?
  /// The 25th percentile (type 7), in the unit of the values.
  package let p25: Double
  /// The median, in the unit of the values.
  package let median: Double
  /// The 75th percentile (type 7), in the unit of the values.
  package let p75: Double
  /// The 99th percentile (type 7), in the unit of the values.
  package let p99: Double
  /// The median distance from the median, in the unit of the values, not scaled.
  package let medianAbsoluteDeviation: Double
  /// The values beyond Tukey's fences, in the order of the sample.
  package let outliers: [Outlier]

  /// Describes `values`; throws `empty` without a value and `notFinite` on an infinity or a NaN.
  package init(_ values: [Double]) throws(StatisticsError) {
    let ordered = try OrderedSample(values)
    let moments = Moments(finite: values)
    let fences = TukeyFences(ordered)
    count = values.count
    mean = moments.mean
    standardDeviation = moments.standardDeviation
    p25 = ordered.quantile(0.25)
    median = ordered.median
    p75 = ordered.quantile(0.75)
    p99 = ordered.quantile(0.99)
    medianAbsoluteDeviation = ordered.medianAbsoluteDeviation
    outliers = values.enumerated().compactMap { index, value in
      fences.label(value).map { Outlier(index: index, value: value, label: $0) }
    }
  }
}

/// What an outlier is called: how far out and on which side it lies.
package enum OutlierLabel: String, Codable, Sendable {
  case severelyLow, mildlyLow, mildlyHigh, severelyHigh
}

/// The fences of Tukey (1977): beyond 1.5 interquartile ranges from the quartiles a value is a mild outlier,
/// beyond 3 a severe one.
package struct TukeyFences: Equatable, Sendable {
  /// The values that are not outliers, in the unit of the values.
  package let inner: ClosedRange<Double>
  /// The values that are no severe outliers, in the unit of the values.
  package let outer: ClosedRange<Double>

  /// The fences of `sample`, from its type 7 quartiles.
  package init(_ sample: OrderedSample) {
    let lower = sample.quantile(0.25)
    let upper = sample.quantile(0.75)
    let spread = upper - lower
    inner = (lower - 1.5 * spread)...(upper + 1.5 * spread)
    outer = (lower - 3 * spread)...(upper + 3 * spread)
  }

  /// The label of `value`; nil for a value on or within the inner fences.
  package func label(_ value: Double) -> OutlierLabel? {
    if inner.contains(value) { return nil }
    if value < inner.lowerBound { return value < outer.lowerBound ? .severelyLow : .mildlyLow }
    return value > outer.upperBound ? .severelyHigh : .mildlyHigh
  }
}

/// One value beyond the fences, which stays in the sample.
package struct Outlier: Codable, Equatable, Sendable {
  /// Where the value stands in the sample, counted from 0.
  package let index: Int
  /// The value, in the unit of the sample.
  package let value: Double
  /// How far out it lies.
  package let label: OutlierLabel
}
