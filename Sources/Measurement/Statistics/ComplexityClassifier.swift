import Foundation

/// How a count grows with the size of its input.
package enum ComplexityClass: String, Codable, CaseIterable, Sendable {
  case constant
  case logarithmic = "log n"
  case linear = "n"
  case linearithmic = "n log n"
  case quadratic = "n²"

  /// The part that grows, for a size of at least 1.
  func growth(_ size: Double) -> Double {
    switch self {
    case .constant: 1
    case .logarithmic: log(size)
    case .linear: size
    case .linearithmic: size * log(size)
    case .quadratic: size * size
    }
  }
}

/// The conclusion about the growth of some counts.
package enum ComplexityFinding: Equatable, Sendable {
  /// One class fits, and no other nearly as well.
  case named(ComplexityClass)
  /// The number of sizes with counts, if it is below ``ComplexityClassifier/minimumSizes``.
  case tooFewSizes(Int)
  /// No class explains how the counts vary, for example if they rise and then level off.
  case noGoodFit
  /// Two classes fit about as well.
  case noClearWinner(ComplexityClass, ComplexityClass)
}

/// Names the complexity class of exact counts, where the counts leave no doubt.
///
/// Every class but the constant one is fitted as a + b f(n), b > 0, by least squares of the relative errors; the
/// smallest sum of squares wins. Fitting candidate curves and taking the least error is what Google Benchmark does
/// (`complexity.cc`), with b f(n) alone. Here a is the fixed part of every operation: without it an exact 22 + 0.02 n
/// would not be linear. Errors are relative because sizes span decades, and absolute errors would let the largest size
/// decide alone.
///
/// McGeoch, Sanders, Fleischer, Cohen & Precup, "Using Finite Experiments to Study Asymptotic Performance" (2002),
/// show how easily such fits mislead. So a winner has to explain nearly all of the variation, and to leave less than
/// half of the squared error of the next best. For times even that is too weak: noise turns their `n` into `n log n`.
package enum ComplexityClassifier {
  /// The number of sizes that a conclusion needs.
  package static let minimumSizes = 6
  /// Counts that differ by no more than this share of the largest don't grow.
  static let negligible = 0.001
  /// Counts that differ by no more than this share don't grow either, unless each is larger than the one before.
  static let small = 0.01
  /// The largest share of the variation that the winner may leave unexplained.
  static let unexplained = 0.05
  /// The winner's largest squared error for a clear win, as a share of the next best's.
  static let clear = 0.5

  /// Classifies the growth of `counts`, given by size. Sizes below 1 and counts that are not finite are ignored.
  package static func classify(_ counts: [Int: Double]) -> ComplexityFinding {
    let points = counts.filter { $0.key >= 1 && $0.value.isFinite }.sorted { $0.key < $1.key }
    guard points.count >= minimumSizes else { return .tooFewSizes(points.count) }
    let values = points.map(\.value)
    if isConstant(values) { return .named(.constant) }

    let sizes = points.map { Double($0.key) }
    let fits = ComplexityClass.allCases.dropFirst().map { CurveFit($0, sizes: sizes, counts: values) }
      .sorted { $0.error < $1.error }
    guard let best = fits.first, best.error.isFinite, best.error <= unexplained * best.variation else {
      return .noGoodFit
    }
    guard let next = fits.dropFirst().first, best.error >= clear * next.error else {
      return .named(best.complexity)
    }
    return .noClearWinner(best.complexity, next.complexity)
  }

  private static func isConstant(_ values: [Double]) -> Bool {
    guard let smallest = values.min(), let largest = values.max() else { return false }
    let scale = max(abs(smallest), abs(largest))
    let isRising = zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
    return largest - smallest <= (isRising ? negligible : small) * scale
  }
}

/// The curve a + b f(n) that lies nearest to some counts.
struct CurveFit {
  let complexity: ComplexityClass
  /// The sum of the squared relative errors; infinite if the curve would have to fall.
  let error: Double
  /// The same sum for the best constant: the variation that a curve has to explain.
  let variation: Double

  /// A count below 1 is weighted like 1: what happens in one of a hundred operations needs no relative precision.
  init(_ complexity: ComplexityClass, sizes: [Double], counts: [Double]) {
    self.complexity = complexity
    let weights = counts.map { 1 / (max(1, abs($0)) * max(1, abs($0))) }
    let growth = sizes.map(complexity.growth)
    let total = weights.reduce(0, +)
    let meanGrowth = zip(weights, growth).reduce(0) { $0 + $1.0 * $1.1 } / total
    let meanCount = zip(weights, counts).reduce(0) { $0 + $1.0 * $1.1 } / total
    var (spread, together, variation) = (0.0, 0.0, 0.0)
    for index in counts.indices {
      let (x, y) = (growth[index] - meanGrowth, counts[index] - meanCount)
      spread += weights[index] * x * x
      together += weights[index] * x * y
      variation += weights[index] * y * y
    }
    let slope = together / spread
    self.variation = variation
    guard slope > 0 else {
      error = .infinity
      return
    }
    error = counts.indices.reduce(0) { sum, index in
      let rest = counts[index] - meanCount - slope * (growth[index] - meanGrowth)
      return sum + weights[index] * rest * rest
    }
  }
}

/// A cost at one size of the input.
package struct CostPoint {
  let size: Int
  let cost: Double

  package init(size: Int, cost: Double) {
    self.size = size
    self.cost = cost
  }

  /// How fast the cost grows up to another size: the slope on logarithmic scales, ln(cost ratio) / ln(size ratio). 1 is
  /// linear growth, 2 quadratic; nil unless the other size is larger, and all numbers are above 0.
  package func slope(to other: CostPoint) -> Double? {
    guard 0 < size, size < other.size, cost > 0, other.cost > 0 else { return nil }
    return log(other.cost / cost) / log(Double(other.size) / Double(size))
  }
}
