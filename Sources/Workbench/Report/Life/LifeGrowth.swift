import Measurement

extension LifeResults {
  /// How the lines of one architecture follow those of another one while both grow: `lines = fixed + slope * other`.
  struct GrowthLine: Equatable, Sendable {
    let fixed: Double
    let slope: Double
    /// The middle 95 % of the slopes of resampled lives.
    let slopes: ClosedRange<Double>
    /// At how many lines of the other one both are as long; nil where that lies behind, or nowhere.
    let crossing: Double?
    /// In how many of the resampled lives they cross below ``limit`` lines, from 0 to 1.
    let crossingShare: Double

    /// The lines of an app up to which a crossing is looked for.
    static let limit = 100_000.0
    private static let resamples = 10_000

    /// A least-squares line through both apps at the start and after each release; the interval draws the steps from one
    /// release to the next anew, with replacement (the percentile bootstrap: Efron and Tibshirani, *An Introduction to the
    /// Bootstrap*, 1993, chapter 13).
    ///
    /// Nil with fewer than 3 releases, or where the other one does not grow. Throws an error of the statistics.
    init?(_ lines: [Int], over others: [Int]) throws(StatisticsError) {
      guard lines.count > 3, lines.count == others.count else { return nil }
      let points = zip(others, lines).map { (Double($0), Double($1)) }
      guard let line = Self.line(through: points) else { return nil }
      let steps = zip(points, points.dropFirst()).map { ($1.0 - $0.0, $1.1 - $0.1) }
      var generator = SeededGenerator(seed: 1)
      let resampled = (0..<Self.resamples).compactMap { _ -> (fixed: Double, slope: Double)? in
        var path = [points[0]]
        for _ in steps {
          let step = steps[generator.index(below: steps.count)]
          path.append((path[path.count - 1].0 + step.0, path[path.count - 1].1 + step.1))
        }
        return Self.line(through: path)
      }
      let slopes = try OrderedSample(resampled.map(\.slope))
      (fixed, slope) = line
      self.slopes = slopes.quantile(0.025)...slopes.quantile(0.975)
      let last = points.map(\.0).max() ?? 0
      crossing = Self.crossing(of: line, behind: last)
      crossingShare =
        Double(resampled.count { Self.crossing(of: $0, behind: last) != nil }) / Double(resampled.count)
    }

    private static func line(through points: [(Double, Double)]) -> (fixed: Double, slope: Double)? {
      let count = Double(points.count)
      let mean = (points.reduce(0) { $0 + $1.0 } / count, points.reduce(0) { $0 + $1.1 } / count)
      let square = points.reduce(0) { $0 + ($1.0 - mean.0) * ($1.0 - mean.0) }
      guard square > 0 else { return nil }
      let slope = points.reduce(0) { $0 + ($1.0 - mean.0) * ($1.1 - mean.1) } / square
      return (mean.1 - slope * mean.0, slope)
    }

    private static func crossing(
      of line: (fixed: Double, slope: Double), behind last: Double
    ) -> Double? {
      guard line.slope < 1 else { return nil }
      let place = line.fixed / (1 - line.slope)
      return place > last && place < limit ? place : nil
    }
  }
}
