import Foundation

/// How a cost grows with the size of its input.
package enum GrowthCurve {
  /// The slope between each two neighbouring sizes on logarithmic scales, ln(cost ratio) / ln(size ratio).
  ///
  /// A slope of 1 is linear growth, 2 quadratic. Throws `unequalLengths`, `notPositive`, `notFinite`, or
  /// `sizesNotIncreasing`; a single point has no slope.
  package static func localSlopes(sizes: [Int], costs: [Double]) throws(StatisticsError) -> [Double] {
    guard sizes.count == costs.count else { throw .unequalLengths(sizes.count, costs.count) }
    guard costs.allSatisfy(\.isFinite) else { throw .notFinite }
    guard costs.allSatisfy({ $0 > 0 }), sizes.allSatisfy({ $0 > 0 }) else { throw .notPositive }
    let steps = zip(sizes.indices, sizes.indices.dropFirst())
    guard steps.allSatisfy({ sizes[$0] < sizes[$1] }) else { throw .sizesNotIncreasing }
    return steps.map { here, next in
      log(costs[next] / costs[here]) / log(Double(sizes[next]) / Double(sizes[here]))
    }
  }
}
