import Foundation

/// Student's t distribution with a whole number of degrees of freedom.
package struct StudentT: Equatable, Sendable {
  package let degreesOfFreedom: Int

  /// The distribution with `degreesOfFreedom`, which must be at least 1.
  package init(degreesOfFreedom: Int) {
    precondition(degreesOfFreedom >= 1, "A t distribution has at least one degree of freedom.")
    self.degreesOfFreedom = degreesOfFreedom
  }

  /// The probability of a value above `t`.
  package func upperTail(_ t: Double) -> Double {
    let tail = max(0, (1 - central(abs(t))) / 2)
    return t >= 0 ? tail : 1 - tail
  }

  /// The value below which the share `probability` lies, which must be above 0 and below 1.
  ///
  /// Bisection on `upperTail`, to the last bit that the tail can resolve.
  package func quantile(_ probability: Double) -> Double {
    precondition(probability > 0 && probability < 1, "A t quantile exists between 0 and 1.")
    guard probability >= 0.5 else { return -quantile(1 - probability) }
    let tail = 1 - probability
    var high = 1.0
    while upperTail(high) > tail { high *= 2 }
    var low = 0.0
    while true {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { return middle }
      if upperTail(middle) > tail { low = middle } else { high = middle }
    }
  }

  /// The probability of a value between -t and t: the finite, exact series 26.7.3 and 26.7.4 of Abramowitz &
  /// Stegun (1964).
  private func central(_ t: Double) -> Double {
    let angle = atan(t / Double(degreesOfFreedom).squareRoot())
    let isOdd = !degreesOfFreedom.isMultiple(of: 2)
    if degreesOfFreedom == 1 { return 2 * angle / .pi }

    let cosine = cos(angle)
    var term = isOdd ? cosine : 1
    var sum = term
    for power in stride(from: isOdd ? 3 : 2, through: degreesOfFreedom - 2, by: 2) {
      term *= cosine * cosine * Double(power - 1) / Double(power)
      sum += term
    }
    return isOdd ? (angle + sin(angle) * sum) * 2 / .pi : sin(angle) * sum
  }
}

/// The statistics that are computed from sums.
package struct Moments: Equatable, Sendable {
  package let count: Int
  /// The arithmetic mean, in the unit of the values.
  package let mean: Double
  /// The sample standard deviation (divisor n - 1), in the unit of the values; nil for a single value.
  package let standardDeviation: Double?

  /// The moments of `values`; throws `empty` without a value and `notFinite` on an infinity or a NaN.
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
