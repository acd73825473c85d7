import Foundation

/// The ratio of two series that were not sampled in the same rounds, such as one arm at two sizes.
package enum UnpairedRatio {
  /// How many times as long `times` takes as `others`, both launch by launch and round by round.
  ///
  /// The geometric mean over launches of the ratio of the medians, with Student's t-interval over the logarithms of
  /// the launches' ratios. Rounds of two cells are not pairs, so a launch says one thing only: a single launch leaves
  /// the interval from 0 to infinity. Throws `unequalLengths`, `empty`, `notFinite` or `notPositive`.
  package static func estimate(
    of times: [[Double]], over others: [[Double]], confidence: Double = 0.99
  ) throws(StatisticsError) -> RatioEstimate {
    guard times.count == others.count else { throw .unequalLengths(times.count, others.count) }
    var logs: [Double] = []
    for (here, there) in zip(times, others) {
      logs += try PairedLogRatios.of([OrderedSample(here).median], over: [OrderedSample(there).median])
    }
    return try RatioEstimate(
      launchMedians: logs,
      rounds: min(times.reduce(0) { $0 + $1.count }, others.reduce(0) { $0 + $1.count }),
      confidence: confidence)
  }
}

extension RatioEstimate {
  /// What the log-ratios of launches say by themselves: their geometric mean with Student's t-interval. A single launch
  /// leaves the interval from 0 to infinity. Throws `empty` or `notFinite`.
  package init(
    launchMedians: [Double], rounds: Int, confidence: Double = 0.99
  ) throws(StatisticsError) {
    precondition(confidence > 0 && confidence < 1, "A confidence lies between 0 and 1.")
    let moments = try Moments(launchMedians)
    let reach = moments.standardError.map { error in
      error * StudentT(degreesOfFreedom: moments.count - 1).quantile(1 - (1 - confidence) / 2)
    }
    self.init(
      ratio: exp(moments.mean), lower: reach.map { exp(moments.mean - $0) } ?? 0,
      upper: reach.map { exp(moments.mean + $0) } ?? .infinity, launches: moments.count, rounds: rounds,
      confidence: confidence)
  }

  /// The same seen from the other side: how many times as long the baseline takes as the arm.
  package var inverted: RatioEstimate {
    RatioEstimate(
      ratio: 1 / ratio, lower: 1 / upper, upper: 1 / lower, launches: launches, rounds: rounds,
      confidence: confidence)
  }
}
