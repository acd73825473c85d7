/// One sample described for a reader; outliers are included.
package struct Summary: Equatable, Sendable {
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

  /// The inner fences of Tukey (1977), 1.5 interquartile ranges from the quartiles, in the unit of the values. A value
  /// on a fence is no outlier.
  package static func fences(p25: Double, p75: Double) -> ClosedRange<Double> {
    let reach = 1.5 * (p75 - p25)
    return (p25 - reach)...(p75 + reach)
  }
}

/// Values in ascending order, and the statistics that are computed from their order.
package struct OrderedSample: Equatable, Sendable {
  /// The values, smallest first; never empty, all finite.
  package let values: [Double]

  /// Sorts `values`; throws `empty` without a value and `notFinite` on an infinity or a NaN.
  package init(_ values: [Double]) throws(StatisticsError) {
    guard !values.isEmpty else { throw .empty }
    guard values.allSatisfy(\.isFinite) else { throw .notFinite }
    self.init(sorted: values.sorted())
  }

  /// Takes values already known to be sorted, finite and at least one.
  package init(sorted values: [Double]) {
    self.values = values
  }

  /// The interval from one value to another that contains the median with at least 95 %: the inverted sign test
  /// (Conover, *Practical Nonparametric Statistics*, 1999, 3.2). Nil with fewer than 6 values.
  package var medianInterval: ClosedRange<Double>? {
    var (below, chance, rank) = (0.0, Double(sign: .plus, exponent: -values.count, significand: 1), 0)
    while rank < values.count / 2, 2 * (below + chance) <= 0.05 {
      below += chance
      rank += 1
      chance *= Double(values.count - rank + 1) / Double(rank)
    }
    return rank > 0 ? values[rank - 1]...values[values.count - rank] : nil
  }

  /// The value below which the share `probability` (0 to 1) lies, interpolated: Hyndman & Fan (1996) type 7.
  package func quantile(_ probability: Double) -> Double {
    precondition((0...1).contains(probability), "A probability lies between 0 and 1.")
    let position = Double(values.count - 1) * probability
    let below = Int(position)
    let above = min(below + 1, values.count - 1)
    return values[below] + (position - Double(below)) * (values[above] - values[below])
  }

  /// The middle value, or the mean of the two middle ones.
  package var median: Double {
    (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
  }
}

/// How well one value rises with another.
package enum RankCorrelation {
  /// Spearman's coefficient: that of Pearson between the ranks, equal values sharing the mean of their ranks (Kendall
  /// and Gibbons, *Rank Correlation Methods*, 1990). From -1 to 1; nil with fewer than 3 pairs, or if all values of one
  /// side are equal.
  package static func spearman(_ pairs: [(Double, Double)]) -> Double? {
    guard pairs.count > 2 else { return nil }
    let (first, second) = (ranks(pairs.map(\.0)), ranks(pairs.map(\.1)))
    let mean = Double(pairs.count + 1) / 2
    let product = zip(first, second).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - mean) }
    let squares = [first, second].map { $0.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } }
    guard squares[0] > 0, squares[1] > 0 else { return nil }
    return product / (squares[0] * squares[1]).squareRoot()
  }

  /// The ranks of the values, from 1.
  static func ranks(_ values: [Double]) -> [Double] {
    values.map { value in
      let below = values.count { $0 < value }
      let equal = values.count { $0 == value }
      return Double(below) + Double(equal + 1) / 2
    }
  }
}

/// Why a statistic cannot be computed.
package enum StatisticsError: Error, Equatable, Sendable {
  case empty
  case notFinite
}

extension StatisticsError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "There are no values."
    case .notFinite: "A value is infinite or not a number."
    }
  }
}
