import Foundation

/// One log-ratio over several launches, with its uncertainty.
///
/// The error is estimated in two ways, and the larger estimate counts: from the resamples, and by Student's t over the
/// launch medians, as a bootstrap of few launches underestimates it. A single launch has no t: its interval ignores how
/// launches differ, and too often misses the truth over launches.
package struct RatioDistribution: Equatable, Sendable {
  /// The median log-ratio of each launch.
  package let launchMedians: [Double]
  /// The mean over launches in each resample, ascending.
  package let resampledMeans: [Double]

  private let moments: Moments

  init(launchMedians: [Double], resampledMeans: [Double]) {
    self.launchMedians = launchMedians
    self.resampledMeans = resampledMeans
    moments = Moments(finite: launchMedians)
  }

  /// The ratio with its interval at `confidence` (between 0 and 1): the percentile interval of the bootstrap
  /// (Efron 1979), widened to the t-interval over launch medians where that reaches further.
  package func estimate(confidence: Double = 0.99) -> RatioEstimate {
    precondition(confidence > 0 && confidence < 1, "A confidence lies between 0 and 1.")
    let tail = (1 - confidence) / 2
    let resampled = OrderedSample(sorted: resampledMeans)
    let reach = reachOfT(tail: tail)
    return RatioEstimate(
      ratio: exp(moments.mean),
      lower: exp(min(resampled.quantile(tail), moments.mean - reach)),
      upper: exp(max(resampled.quantile(1 - tail), moments.mean + reach)))
  }

  /// The smallest α whose 1 - α interval lies wholly on one side of each bound of `margin`, and so settles
  /// whether the participant is slower, faster or equivalent: interval inversion, as in the two one-sided tests of
  /// Schuirmann (1987).
  ///
  /// An interval supports a false claim only if it misses the truth, so α bounds the three claims together.
  /// The bootstrap cannot give less than 2 / (resamples + 1).
  package func pValue(margin: EquivalenceMargin) -> Double {
    let (low, high) = (log(margin.lower), log(margin.upper))
    let slower = doubtThatTruthIs(above: high)
    let faster = doubtThatTruthIs(below: low)
    let equivalent = max(doubtThatTruthIs(above: low), doubtThatTruthIs(below: high))
    return min(1, 2 * min(slower, faster, equivalent))
  }

  private func doubtThatTruthIs(above bound: Double) -> Double {
    let against = resampledMeans.count { $0 <= bound }
    return max(share(against), tailOfT(moments.mean - bound))
  }

  private func doubtThatTruthIs(below bound: Double) -> Double {
    let against = resampledMeans.count { $0 >= bound }
    return max(share(against), tailOfT(bound - moments.mean))
  }

  /// Counts the experiment itself as one more resample (Davison & Hinkley 1997): a p-value is never 0.
  private func share(_ against: Int) -> Double {
    Double(against + 1) / Double(resampledMeans.count + 1)
  }

  private func reachOfT(tail: Double) -> Double {
    guard let error = moments.standardError else { return 0 }
    return StudentT(degreesOfFreedom: moments.count - 1).quantile(1 - tail) * error
  }

  private func tailOfT(_ distance: Double) -> Double {
    guard let error = moments.standardError else { return 0 }
    guard error > 0 else { return distance > 0 ? 0 : 1 }
    return StudentT(degreesOfFreedom: moments.count - 1).upperTail(distance / error)
  }
}

/// How many times as long a participant takes as its baseline, with an interval for the truth.
package struct RatioEstimate: Equatable, Sendable {
  /// The geometric mean over launches of the median paired ratio; above 1 the participant is slower.
  package let ratio: Double
  package let lower: Double
  package let upper: Double
}

extension RatioEstimate {
  /// The estimate from the launches' log-ratios alone: their geometric mean with Student's t-interval at 99 %, which is
  /// 0 to infinity for a single launch. Throws `empty` or `notFinite`.
  package init(launchMedians: [Double]) throws(StatisticsError) {
    let moments = try Moments(launchMedians)
    let reach = moments.standardError.map { error in
      error * StudentT(degreesOfFreedom: moments.count - 1).quantile(0.995)
    }
    self.init(
      ratio: exp(moments.mean), lower: reach.map { exp(moments.mean - $0) } ?? 0,
      upper: reach.map { exp(moments.mean + $0) } ?? .infinity)
  }
}
