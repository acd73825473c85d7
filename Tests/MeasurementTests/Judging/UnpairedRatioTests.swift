import Foundation
import Measurement
import Testing

@Suite struct UnpairedRatioTests {
  // Medians 6, 24 over 3, 3: ratios 2 and 8, geometric mean 4. The logarithms of 2 and 8 have a standard error of
  // ln 2, and Student's t for 99 % with one degree of freedom is 63.657.
  @Test func `two launches`() throws {
    let estimate = try RatioEstimate(ofUnpaired: [[5, 6, 90], [24]], over: [[3, 3, 1], [2, 3, 4]])
    #expect(abs(estimate.ratio - 4) < 1e-12)
    #expect(abs(log(estimate.upper / 4) - 63.657 * log(2)) < 0.001)
    #expect(abs(log(4 / estimate.lower) - 63.657 * log(2)) < 0.001)
    #expect(estimate.launches == 2 && estimate.rounds == 4)
  }

  @Test func `launches that agree leave no doubt`() throws {
    let estimate = try RatioEstimate(ofUnpaired: [[8], [8], [8]], over: [[2], [2], [2]])
    #expect(estimate.lower == estimate.ratio && estimate.upper == estimate.ratio)
  }

  @Test func `one launch settles nothing`() throws {
    let estimate = try RatioEstimate(ofUnpaired: [[8]], over: [[2]])
    #expect(estimate.lower == 0 && estimate.upper == .infinity)
  }

  @Test func `what does not belong together is refused`() {
    #expect(throws: StatisticsError.unequalLengths(1, 2)) {
      try RatioEstimate(ofUnpaired: [[1]], over: [[1], [1]])
    }
    #expect(throws: StatisticsError.empty) { try RatioEstimate(ofUnpaired: [], over: []) }
    #expect(throws: StatisticsError.notPositive) { try RatioEstimate(ofUnpaired: [[0]], over: [[1]]) }
  }
}
