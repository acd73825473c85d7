/// The statistics that rest on sums.
package struct Moments: Equatable, Sendable {
  /// How many values there are.
  package let count: Int
  /// The arithmetic mean, in the unit of the values.
  package let mean: Double
  /// The sample standard deviation (divisor n - 1), in the unit of the values; nil for a single value.
  package let standardDeviation: Double?

  /// Sums `values` up; throws `empty` without a value and `notFinite` on an infinity or a NaN.
  package init(_ values: [Double]) throws(StatisticsError) {
    guard !values.isEmpty else { throw .empty }
    guard values.allSatisfy(\.isFinite) else { throw .notFinite }
    self.init(finite: values)
  }

  /// Takes values already known to be finite and at least one.
  init(finite values: [Double]) {
    let mean = values.reduce(0, +) / Double(values.count)
    // Squared distances from the mean: the textbook sum of squares cancels when the spread is small.
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    count = values.count
    self.mean = mean
    standardDeviation = values.count > 1 ? (squares / Double(values.count - 1)).squareRoot() : nil
  }

  /// The standard error of the mean; nil for a single value.
  package var standardError: Double? {
    standardDeviation.map { $0 / Double(count).squareRoot() }
  }
}
