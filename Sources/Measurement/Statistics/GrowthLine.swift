/// How a number of one architecture follows the lines of another one while both grow: `number = fixed + slope * lines`.
package struct GrowthLine {
  /// The line's number at 0 lines of the other one.
  package let fixed: Double
  package let slope: Double
  /// The middle 95 % of the slopes of resampled lives or apps.
  package let slopes: ClosedRange<Double>
  /// At how many lines of the other one this meets the other one's own number; nil where that lies before the first
  /// release, or nowhere up to ``limit``.
  package let crossing: Double?
  /// In how many of the resampled lives they meet below ``limit`` lines, from 0 to 1.
  package let crossingShare: Double

  /// The lines of an app up to which a crossing is looked for.
  package static let limit = 100_000.0
  private static let resamples = 10_000

  /// Lines of the other one, the number, and by how much it exceeds the other one's.
  private typealias Point = SIMD3<Double>

  /// Least-squares lines through this app's numbers, at the start and after each release, and through their differences
  /// to the other one's; the interval draws the steps from one release to the next anew, with replacement (the
  /// percentile bootstrap: Efron and Tibshirani, *An Introduction to the Bootstrap*, 1993, chapter 13).
  ///
  /// Nil with fewer than 3 releases, or where the other one does not grow.
  ///
  /// - Parameters:
  ///   - others: the numbers of the other one; nil where they are its lines.
  ///   - isTotal: whether the numbers are sums that begin with 0 in both: then they meet at the start, and a crossing is
  ///     looked for behind the last release alone.
  package init?(_ numbers: [Int], besides others: [Int]? = nil, over lines: [Int], isTotal: Bool = false) {
    let points = Self.points(numbers, others ?? lines, lines)
    let steps = zip(points, points.dropFirst()).map { $1 - $0 }
    self.init(points, behind: isTotal ? points.count - 1 : 0) { draw in
      steps.reduce(into: [points[0]]) { life, _ in life.append(life[life.count - 1] + draw(steps)) }
    }
  }

  /// The same through apps that have nothing to do with each other: the interval draws apps anew.
  package init?(ofApps numbers: [Int], over lines: [Int]) {
    let points = Self.points(numbers, lines, lines)
    self.init(points, behind: 0) { draw in points.map { _ in draw(points) } }
  }

  private init?(_ points: [Point], behind first: Int, resampled: (([Point]) -> Point) -> [Point]) {
    guard points.count > 3, let line = Self.line(through: points, 1) else { return nil }
    var generator = SeededGenerator(seed: 1)
    let lives = (0..<Self.resamples).map { _ in resampled { $0[generator.index(below: $0.count)] } }
    let slopes = OrderedSample(sorted: lives.compactMap { Self.line(through: $0, 1)?.slope }.sorted())
    guard !slopes.values.isEmpty else { return nil }
    (fixed, slope) = line
    self.slopes = slopes.quantile(0.025)...slopes.quantile(0.975)
    let first = points[first][0]
    crossing = Self.crossing(in: points, behind: first)
    crossingShare =
      Double(lives.count { Self.crossing(in: $0, behind: first) != nil }) / Double(slopes.values.count)
  }

  private static func points(_ numbers: [Int], _ others: [Int], _ lines: [Int]) -> [Point] {
    lines.indices.map { Point(Double(lines[$0]), Double(numbers[$0]), Double(numbers[$0] - others[$0])) }
  }

  /// Nil where the first numbers of all points are the same.
  private static func line(through points: [Point], _ column: Int) -> (fixed: Double, slope: Double)? {
    let mean = points.reduce(.zero, +) / Double(points.count)
    let square = points.reduce(0) { $0 + ($1[0] - mean[0]) * ($1[0] - mean[0]) }
    guard square > 0 else { return nil }
    let slope = points.reduce(0) { $0 + ($1[0] - mean[0]) * ($1[column] - mean[column]) } / square
    return (mean[column] - slope * mean[0], slope)
  }

  /// Two lines meet where the line through their differences is 0.
  private static func crossing(in points: [Point], behind first: Double) -> Double? {
    guard let gap = line(through: points, 2), gap.slope != 0 else { return nil }
    let place = -gap.fixed / gap.slope
    return place > first && place < limit ? place : nil
  }
}
