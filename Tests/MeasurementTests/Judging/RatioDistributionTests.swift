import Foundation
import Testing

@testable import Measurement

@Suite struct RatioDistributionTests {
  private func distribution(_ launches: [[Double]], resamples: Int = 2_000) throws -> RatioDistribution {
    try HierarchicalBootstrap(resamples: resamples, seed: 1).distribution(of: launches)
  }

  // Medians 0.01, 0.02, 0.03: mean 0.02, SD 0.01, standard error 0.01 / √3 = 0.0057735. With 2 degrees of
  // freedom t at 0.995 is 9.92484, so the interval reaches 0.0573011 to either side, beyond all resamples.
  @Test func `is never narrower than the t-interval over launch medians`() throws {
    let estimate = try distribution([[0.01, 0.01], [0.02], [0.03]]).estimate(confidence: 0.99)
    #expect(isClose(estimate.ratio, exp(0.02)))
    #expect(isClose(estimate.lower, exp(0.02 - 0.0573011), within: 1e-7))
    #expect(isClose(estimate.upper, exp(0.02 + 0.0573011), within: 1e-7))
  }

  // Two launches of the same median 3 and no spread between them: t adds nothing. The resamples of one launch
  // are 0, 3 or 9 (see the bootstrap's own tests), so the mean of two is 0 or 9 in (2/9)² = 5 % of the cases
  // each, more than half of 1 %: these are the ends.
  @Test func `is never narrower than the bootstrap interval`() throws {
    let estimate = try distribution([[0, 3, 9], [0, 3, 9]]).estimate(confidence: 0.99)
    #expect(isClose(estimate.ratio, exp(3), within: 1e-9))
    #expect(isClose(estimate.lower, exp(0)))
    #expect(isClose(estimate.upper, exp(9), within: 1e-6))
  }

  @Test func `one launch has the interval of its own resamples`() throws {
    let estimate = try distribution([[0, 3, 9]]).estimate(confidence: 0.99)
    let ends: [Double] = [exp(3), exp(0), exp(9)]
    #expect([estimate.ratio, estimate.lower, estimate.upper] == ends)
  }

  // As above, t = (0.02 - ln 1.02) / 0.0057735 = 0.0001974 / 0.0057735 = 0.034187, and
  // P(T > t) = (1 - t / √(2 + t²)) / 2 = (1 - 0.024167) / 2 = 0.487916, above the share of resamples, 10/27.
  // The other claims are more doubtful still, so p = 2 × 0.487916.
  @Test func `the p-value of a ratio at the margin is near 1`() throws {
    let pValue = try distribution([[0.01], [0.02], [0.03]]).pValue(margin: .twoPercent)
    #expect(isClose(pValue, 0.97583, within: 0.0001))
  }

  // Medians 0.09, 0.1, 0.11: t = (0.1 - 0.0198026) / 0.0057735 = 13.8906;
  // P(T > t) = (1 - 13.8906 / √(2 + 192.949)) / 2 = 0.0025714. No resample reaches the margin: 1 / 2001.
  @Test(arguments: [1.0, -1.0])
  func `a clear difference is judged by t where t doubts more`(sign: Double) throws {
    let launches = [[0.09], [0.10], [0.11]].map { $0.map { $0 * sign } }
    let margin = EquivalenceMargin(lower: 1 / 1.02, upper: 1.02)
    #expect(isClose(try distribution(launches).pValue(margin: margin), 2 * 0.0025714, within: 1e-7))
  }

  // Launches that agree to the last digit leave t without a doubt; of 2,000 resamples none contradicts: 2 / 2001.
  @Test(arguments: [0.0, 0.1, -0.1])
  func `the bootstrap cannot say less than its size allows`(logRatio: Double) throws {
    let launches = [[logRatio, logRatio], [logRatio, logRatio]]
    #expect(isClose(try distribution(launches).pValue(margin: .twoPercent), 2.0 / 2_001))
  }
}

/// What a summary keeps of a run: one log-ratio for each launch.
@Suite struct LaunchMediansTests {
  // Ratios 2 and 8, geometric mean 4. Their logarithms have a standard error of ln 2, and Student's t for 99 % with one
  // degree of freedom is 63.657.
  @Test func `two launches`() throws {
    let estimate = try RatioEstimate(launchMedians: [log(2), log(8)])
    #expect(abs(estimate.ratio - 4) < 1e-12)
    #expect(abs(log(estimate.upper / 4) - 63.657 * log(2)) < 0.001)
    #expect(abs(log(4 / estimate.lower) - 63.657 * log(2)) < 0.001)
  }

  @Test func `launches that agree leave no doubt`() throws {
    let estimate = try RatioEstimate(launchMedians: [0.5, 0.5, 0.5])
    #expect(estimate.lower == estimate.ratio && estimate.upper == estimate.ratio)
  }

  @Test func `one launch settles nothing`() throws {
    let estimate = try RatioEstimate(launchMedians: [0.5])
    #expect(estimate.lower == 0 && estimate.upper == .infinity)
  }

  @Test func `what is no number is refused`() {
    #expect(throws: StatisticsError.empty) { try RatioEstimate(launchMedians: []) }
    #expect(throws: StatisticsError.notFinite) { try RatioEstimate(launchMedians: [.infinity, 0]) }
  }
}
