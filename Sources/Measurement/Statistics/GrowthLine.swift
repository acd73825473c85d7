/// How a number of one architecture grows with the code lines of a base architecture, along a straight line.
package struct GrowthLine {
  /// What one more line of the base adds.
  package let slope: Double
  /// The middle 95 % of the slopes, over resampled lives or apps.
  package let slopes: ClosedRange<Double>

  private static let resamples = 10_000

  /// The lines of the base, and the number.
  private typealias Point = SIMD2<Double>

  /// The least-squares line through an app's numbers, at the start and after each release. The interval resamples the
  /// steps from one release to the next, with replacement (the percentile bootstrap: Efron and Tibshirani, *An
  /// Introduction to the Bootstrap*, 1993, chapter 13).
  ///
  /// Nil with fewer than 3 releases, or if the base does not grow.
  package init?(_ numbers: [Int], over lines: [Int]) {
    let points = Self.points(numbers, lines)
    let steps = zip(points, points.dropFirst()).map { $1 - $0 }
    self.init(points) { life, generator in
      for release in steps.indices {
        life[release + 1] = life[release] + steps[generator.index(below: steps.count)]
      }
    }
  }

  /// The same through apps that have nothing to do with each other: the interval resamples the apps.
  package init?(ofApps numbers: [Int], over lines: [Int]) {
    let points = Self.points(numbers, lines)
    self.init(points) { apps, generator in
      for app in points.indices { apps[app] = points[generator.index(below: points.count)] }
    }
  }

  /// - Parameter resample: overwrites the points with others that are drawn from them.
  private init?(_ points: [Point], resample: (inout [Point], inout SeededGenerator) -> Void) {
    guard points.count > 3, let slope = Self.slope(through: points) else { return nil }
    var generator = SeededGenerator(seed: 1)
    var drawn = points
    var slopes: [Double] = []
    for _ in 0..<Self.resamples {
      resample(&drawn, &generator)
      if let slope = Self.slope(through: drawn) { slopes.append(slope) }
    }
    guard !slopes.isEmpty else { return nil }
    let ordered = OrderedSample(sorted: slopes.sorted())
    self.slope = slope
    self.slopes = ordered.quantile(0.025)...ordered.quantile(0.975)
  }

  private static func points(_ numbers: [Int], _ lines: [Int]) -> [Point] {
    lines.indices.map { Point(Double(lines[$0]), Double(numbers[$0])) }
  }

  /// Nil if all points have the same lines of the base.
  private static func slope(through points: [Point]) -> Double? {
    let mean = points.reduce(.zero, +) / Double(points.count)
    let square = points.reduce(0) { $0 + ($1[0] - mean[0]) * ($1[0] - mean[0]) }
    guard square > 0 else { return nil }
    return points.reduce(0) { $0 + ($1[0] - mean[0]) * ($1[1] - mean[1]) } / square
  }
}
