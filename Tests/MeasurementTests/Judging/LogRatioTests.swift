import Foundation
import Measurement
import Results
import Testing

@Suite struct LogRatioTests {
  // 3 / 1.5 = 2, 5 / 5 = 1, 1 / 4.
  @Test func `each round is compared with itself`() throws {
    let ratios = try CellSamples.logRatios(of: [3, 5, 1], over: [1.5, 5, 4])
    #expect(zip(ratios, [log(2), 0, -log(4)]).allSatisfy { isClose($0, $1) })
  }

  @Test(
    arguments: [
      ([1, 2], [1], .unequalLengths(2, 1)), ([], [], .empty), ([1], [0], .notPositive),
      ([-1], [1], .notPositive), ([.infinity], [1], .notFinite),
    ] as [([Double], [Double], StatisticsError)])
  func `what has no ratio is refused`(arm: [Double], baseline: [Double], error: StatisticsError) {
    #expect(throws: error) { try CellSamples.logRatios(of: arm, over: baseline) }
  }
}
