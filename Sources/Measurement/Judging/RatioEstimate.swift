import Foundation

/// How many times as long an arm takes as its baseline, with an interval for the truth.
package struct RatioEstimate: Equatable, Sendable {
  /// The geometric mean over launches of the median paired ratio; above 1 the arm is slower.
  package let ratio: Double
  /// The lower end of the interval.
  package let lower: Double
  /// The upper end of the interval.
  package let upper: Double

  /// An estimate from its parts.
  package init(ratio: Double, lower: Double, upper: Double) {
    self.ratio = ratio
    self.lower = lower
    self.upper = upper
  }
}

extension RatioEstimate {
  /// What the log-ratios of launches say by themselves: their geometric mean with Student's t-interval at 99 %. A single
  /// launch leaves the interval from 0 to infinity. Throws `empty` or `notFinite`.
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
