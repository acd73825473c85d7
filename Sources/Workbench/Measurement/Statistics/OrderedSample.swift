/// Values in ascending order, and the statistics that rest on their order.
package struct OrderedSample: Equatable, Sendable {
  /// The values, smallest first; never empty, all finite.
  package let values: [Double]

  /// Sorts `values`; throws `empty` without a value and `notFinite` on an infinity or a NaN.
  package init(_ values: [Double]) throws(StatisticsError) {
    guard !values.isEmpty else { throw .empty }
    guard values.allSatisfy(\.isFinite) else { throw .notFinite }
    self.init(sorted: values.sorted())
  }

  /// Takes over values already known to be sorted, finite and at least one.
  init(sorted values: [Double]) {
    self.values = values
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
