/// One sample described for a reader; every value takes part, outliers too.
package struct Summary: Equatable, Sendable {
  /// How many values there are.
  package let count: Int
  /// The 25th percentile (type 7), in the unit of the values.
  package let p25: Double
  /// The median, in the unit of the values.
  package let median: Double
  /// The 75th percentile (type 7), in the unit of the values.
  package let p75: Double
  /// The 99th percentile (type 7), in the unit of the values.
  package let p99: Double
  /// How many values lie beyond the ``fences``; they stay in the sample.
  package let outliers: Int

  /// Describes `values`; throws `empty` without a value and `notFinite` on an infinity or a NaN.
  package init(_ values: [Double]) throws(StatisticsError) {
    let ordered = try OrderedSample(values)
    count = values.count
    p25 = ordered.quantile(0.25)
    median = ordered.median
    p75 = ordered.quantile(0.75)
    p99 = ordered.quantile(0.99)
    let fences = Self.fences(p25: p25, p75: p75)
    outliers = values.count { !fences.contains($0) }
  }

  /// The inner fences of Tukey (1977), 1.5 interquartile ranges from the quartiles, in the unit of the values. A value on
  /// a fence is no outlier.
  package static func fences(p25: Double, p75: Double) -> ClosedRange<Double> {
    let reach = 1.5 * (p75 - p25)
    return (p25 - reach)...(p75 + reach)
  }
}
