/// One sample described for a reader; every value takes part, outliers too.
public struct Summary: Codable, Equatable, Sendable {
  /// How many values there are.
  public let count: Int
  /// The arithmetic mean, in the unit of the values.
  public let mean: Double
  /// The sample standard deviation, in the unit of the values; nil for a single value.
  public let standardDeviation: Double?
  /// The 25th percentile (type 7), in the unit of the values.
  public let p25: Double
  /// The median, in the unit of the values.
  public let median: Double
  /// The 75th percentile (type 7), in the unit of the values.
  public let p75: Double
  /// The 99th percentile (type 7), in the unit of the values.
  public let p99: Double
  /// The median distance from the median, in the unit of the values, not scaled.
  public let medianAbsoluteDeviation: Double
  /// The values beyond Tukey's fences, in the order of the sample.
  public let outliers: [Outlier]

  /// Describes `values`; throws `empty` without a value and `notFinite` on an infinity or a NaN.
  public init(_ values: [Double]) throws(StatisticsError) {
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
