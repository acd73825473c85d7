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
      let points = zip(lines, zip(numbers, others ?? lines)).map { [$0, $1.0, $1.1].map(Double.init) }
      guard points.count > 3, let both = Self.lines(through: points) else { return nil }
      let steps = zip(points, points.dropFirst()).map { zip($1, $0).map { $0 - $1 } }
      var generator = SeededGenerator(seed: 1)
      let resampled = (0..<Self.resamples).compactMap { _ -> (own: Line, other: Line)? in
        var path = [points[0]]
        for _ in steps {
          let step = steps[generator.index(below: steps.count)]
          path.append(zip(path[path.count - 1], step).map { $0 + $1 })
        }
        return Self.lines(through: path)
      }
      let slopes = try OrderedSample(resampled.map(\.own.slope))
      (fixed, slope) = both.own
      self.slopes = slopes.quantile(0.025)...slopes.quantile(0.975)
      let first = points[isTotal ? points.count - 1 : 0][0]
      crossing = Self.crossing(of: both, behind: first)
      crossingShare =
        Double(resampled.count { Self.crossing(of: $0, behind: first) != nil }) / Double(resampled.count)
    }

    private typealias Line = (fixed: Double, slope: Double)

    /// Those of the second and the third number of each point over the first; nil where all of that are the same.
    private static func lines(through points: [[Double]]) -> (own: Line, other: Line)? {
      let means = (0..<3).map { column in points.reduce(0) { $0 + $1[column] } / Double(points.count) }
      let square = points.reduce(0) { $0 + ($1[0] - means[0]) * ($1[0] - means[0]) }
      guard square > 0 else { return nil }
      func line(_ column: Int) -> Line {
        let slope = points.reduce(0) { $0 + ($1[0] - means[0]) * ($1[column] - means[column]) } / square
        return (means[column] - slope * means[0], slope)
      }
      return (line(1), line(2))
    }

    private static func crossing(of lines: (own: Line, other: Line), behind first: Double) -> Double? {
      guard lines.own.slope != lines.other.slope else { return nil }
      let place = (lines.own.fixed - lines.other.fixed) / (lines.other.slope - lines.own.slope)
      return place > first && place < limit ? place : nil
    }

    /// Where it meets the other one's line, and how surely.
    ///
    /// - Parameter last: the lines of the other one after the last release.
    func crossingWords(upTo last: Int) -> String {
      let share = Int((crossingShare * 100).rounded())
      guard let place = crossing.map({ Int($0.rounded()) }) else {
        return share == 0 ? "no" : "no (\(100 - share) % of resampled lives)"
      }
      return
        "at \(NumberText.count(place)) lines\(place > last ? ", beyond the last release" : "") (\(share) %)"
    }
  }
}
