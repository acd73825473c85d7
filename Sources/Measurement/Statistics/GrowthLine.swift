/// How a number of one architecture grows with the code lines of a base architecture: `number = fixed + slope * lines`.
package struct GrowthLine {
  /// The number on the line at 0 lines of the base.
  package let fixed: Double
  package let slope: Double
  /// The middle 95 % of the slopes, over resampled lives or apps.
  package let slopes: ClosedRange<Double>
  /// The lines of the base at which the number equals the base's own number; nil if that is before the first release,
  /// or not below ``limit``.
  package let crossing: Double?
  /// The share of resampled lives in which the numbers cross below ``limit`` lines, from 0 to 1.
  package let crossingShare: Double

  /// The lines of an app up to which a crossing is searched for.
  package static let limit = 100_000.0
  private static let resamples = 10_000

  /// The lines of the base, the number, and its difference from the base's number.
  private typealias Point = SIMD3<Double>

  /// Least-squares lines through an app's numbers, at the start and after each release, and through their differences
  /// from the base's. The interval resamples the steps from one release to the next, with replacement (the percentile
  /// bootstrap: Efron and Tibshirani, *An Introduction to the Bootstrap*, 1993, chapter 13).
  ///
  /// Nil with fewer than 3 releases, or if the base does not grow.
  ///
  /// - Parameters:
  ///   - others: the numbers of the base; nil if they are its lines.
  ///   - isTotal: whether the numbers are sums that begin with 0 in both apps. They are equal at the start then, so a
  ///     crossing is searched for only after the last release.
  package init?(_ numbers: [Int], besides others: [Int]? = nil, over lines: [Int], isTotal: Bool = false) {
    let points = Self.points(numbers, others ?? lines, lines)
    let steps = zip(points, points.dropFirst()).map { $1 - $0 }
    self.init(points, after: isTotal ? points.count - 1 : 0) { life, generator in
      for release in steps.indices {
        life[release + 1] = life[release] + steps[generator.index(below: steps.count)]
      }
    }
  }

  /// The same through apps that have nothing to do with each other: the interval resamples the apps.
  package init?(ofApps numbers: [Int], over lines: [Int]) {
    let points = Self.points(numbers, lines, lines)
    self.init(points, after: 0) { apps, generator in
      for app in points.indices { apps[app] = points[generator.index(below: points.count)] }
    }
  }

  /// - Parameter resample: overwrites the points with others that are drawn from them.
  private init?(
    _ points: [Point], after index: Int, resample: (inout [Point], inout SeededGenerator) -> Void
  ) {
    guard points.count > 3, let line = Self.line(through: points, 1) else { return nil }
    var generator = SeededGenerator(seed: 1)
    var drawn = points
    var (slopes, crossings) = ([Double](), 0)
    let start = points[index][0]
    for _ in 0..<Self.resamples {
      resample(&drawn, &generator)
      if let line = Self.line(through: drawn, 1) { slopes.append(line.slope) }
      if Self.crossing(in: drawn, after: start) != nil { crossings += 1 }
    }
    guard !slopes.isEmpty else { return nil }
    let ordered = OrderedSample(sorted: slopes.sorted())
    (fixed, slope) = line
    self.slopes = ordered.quantile(0.025)...ordered.quantile(0.975)
    crossing = Self.crossing(in: points, after: start)
    crossingShare = Double(crossings) / Double(slopes.count)
  }

  private static func points(_ numbers: [Int], _ others: [Int], _ lines: [Int]) -> [Point] {
    lines.indices.map { Point(Double(lines[$0]), Double(numbers[$0]), Double(numbers[$0] - others[$0])) }
  }

  /// Nil if all points have the same lines of the base.
  private static func line(through points: [Point], _ column: Int) -> (fixed: Double, slope: Double)? {
    let mean = points.reduce(.zero, +) / Double(points.count)
    let square = points.reduce(0) { $0 + ($1[0] - mean[0]) * ($1[0] - mean[0]) }
    guard square > 0 else { return nil }
    let slope = points.reduce(0) { $0 + ($1[0] - mean[0]) * ($1[column] - mean[column]) } / square
    return (mean[column] - slope * mean[0], slope)
  }

  /// Two lines meet where the line through their differences is 0.
  private static func crossing(in points: [Point], after start: Double) -> Double? {
    guard let gap = line(through: points, 2), gap.slope != 0 else { return nil }
    let lines = -gap.fixed / gap.slope
    return lines > start && lines < limit ? lines : nil
  }
}
