import Foundation
import Results

/// How many times as long an arm takes as its baseline, with an interval for the truth.
package struct RatioEstimate: Equatable, Sendable {
  /// The geometric mean over launches of the median paired ratio; above 1 the arm is slower.
  package let ratio: Double
  /// The lower end of the interval.
  package let lower: Double
  /// The upper end of the interval.
  package let upper: Double
  /// How many process launches the estimate rests on.
  package let launches: Int
  /// How many rounds it rests on, over all launches.
  package let rounds: Int
  /// The share of such intervals that hold the truth, 0.99 for instance.
  package let confidence: Double

  /// An estimate from its parts.
  package init(
    ratio: Double, lower: Double, upper: Double, launches: Int, rounds: Int, confidence: Double
  ) {
    self.ratio = ratio
    self.lower = lower
    self.upper = upper
    self.launches = launches
    self.rounds = rounds
    self.confidence = confidence
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

  /// How many times as long `times` takes as `others`, which were not sampled in the same rounds, such as one arm at two
  /// sizes; both launch by launch and round by round.
  ///
  /// The geometric mean over launches of the ratio of the medians, with Student's t-interval over the logarithms of
  /// the launches' ratios. Rounds of two cells are not pairs, so a launch says one thing only: a single launch leaves
  /// the interval from 0 to infinity. Throws `unequalLengths`, `empty`, `notFinite` or `notPositive`.
  package init(
    ofUnpaired times: [[Double]], over others: [[Double]], confidence: Double = 0.99
  ) throws(StatisticsError) {
    guard times.count == others.count else { throw .unequalLengths(times.count, others.count) }
    var logs: [Double] = []
    for (here, there) in zip(times, others) {
      logs += try CellSamples.logRatios(of: [OrderedSample(here).median], over: [OrderedSample(there).median])
    }
    try self.init(
      launchMedians: logs,
      rounds: min(times.reduce(0) { $0 + $1.count }, others.reduce(0) { $0 + $1.count }),
      confidence: confidence)
  }
}
