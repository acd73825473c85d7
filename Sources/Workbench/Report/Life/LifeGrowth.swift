import Measurement

extension LifeResults {
  /// How a number of one architecture follows the lines of another one while both grow: `number = fixed + slope * lines`.
  struct GrowthLine: Equatable, Sendable {
    let fixed: Double
    let slope: Double
    /// The middle 95 % of the slopes of resampled lives.
    let slopes: ClosedRange<Double>
    /// At how many lines of the other one this meets the other one's own number; nil where that lies before the first
    /// release, or nowhere up to ``limit``.
    let crossing: Double?
    /// In how many of the resampled lives they meet below ``limit`` lines, from 0 to 1.
    let crossingShare: Double

    /// The lines of an app up to which a crossing is looked for.
    static let limit = 100_000.0
    private static let resamples = 10_000

    /// A least-squares line through both apps at the start and after each release; the interval draws the steps from one
    /// release to the next anew, with replacement (the percentile bootstrap: Efron and Tibshirani, *An Introduction to the
    /// Bootstrap*, 1993, chapter 13).
    ///
    /// Nil with fewer than 3 releases, or where the other one does not grow. Throws an error of the statistics.
    ///
    /// - Parameters:
    ///   - numbers: at the start and after each release.
    ///   - others: the same of the other one; nil where the number is its lines.
    ///   - lines: of the other one.
    ///   - isTotal: whether the numbers are sums that begin with 0 in both: then they meet at the start, and a crossing is
    ///     looked for behind the last release alone.
    init?(
      _ numbers: [Int], besides others: [Int]? = nil, over lines: [Int], isTotal: Bool = false
    ) throws(StatisticsError) {
      let others = others ?? lines
      guard numbers.count > 3, numbers.count == lines.count, numbers.count == others.count else { return nil }
      let points = lines.indices.map { [lines[$0], numbers[$0], others[$0]].map(Double.init) }
      guard let line = Self.line(through: points, 1), let other = Self.line(through: points, 2) else {
        return nil
      }
      let steps = zip(points, points.dropFirst()).map { zip($1, $0).map { $0 - $1 } }
      var generator = SeededGenerator(seed: 1)
      let resampled = (0..<Self.resamples).compactMap { _ -> (own: Line, other: Line)? in
        var path = [points[0]]
        for _ in steps {
          let step = steps[generator.index(below: steps.count)]
          path.append(zip(path[path.count - 1], step).map { $0 + $1 })
        }
        return Self.line(through: path, 1).flatMap { own in Self.line(through: path, 2).map { (own, $0) } }
      }
      let slopes = try OrderedSample(resampled.map(\.own.slope))
      (fixed, slope) = line
      self.slopes = slopes.quantile(0.025)...slopes.quantile(0.975)
      let first = isTotal ? points[points.count - 1][0] : points[0][0]
      crossing = Self.crossing(of: line, other, behind: first)
      crossingShare =
        Double(resampled.count { Self.crossing(of: $0.own, $0.other, behind: first) != nil })
        / Double(resampled.count)
    }

    private typealias Line = (fixed: Double, slope: Double)

    private static func line(through points: [[Double]], _ column: Int) -> Line? {
      let count = Double(points.count)
      let mean = (points.reduce(0) { $0 + $1[0] } / count, points.reduce(0) { $0 + $1[column] } / count)
      let square = points.reduce(0) { $0 + ($1[0] - mean.0) * ($1[0] - mean.0) }
      guard square > 0 else { return nil }
      let slope = points.reduce(0) { $0 + ($1[0] - mean.0) * ($1[column] - mean.1) } / square
      return (mean.1 - slope * mean.0, slope)
    }

    private static func crossing(of line: Line, _ other: Line, behind first: Double) -> Double? {
      guard line.slope != other.slope else { return nil }
      let place = (line.fixed - other.fixed) / (other.slope - line.slope)
      return place > first && place < limit ? place : nil
    }
  }
}
