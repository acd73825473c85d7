import Measurement
import Testing

@Suite struct GrowthCurveTests {
  // From 10 to 100 the cost grows tenfold: slope ln 10 / ln 10 = 1. From 100 to 1000 a hundredfold: 2.
  // From 1000 to 4000 it doubles: ln 2 / ln 4 = 0.5.
  @Test func `slopes lie between neighbouring sizes`() throws {
    let slopes = try GrowthCurve.localSlopes(sizes: [10, 100, 1_000, 4_000], costs: [5, 50, 5_000, 10_000])
    #expect(slopes.count == 3)
    #expect(zip(slopes, [1, 2, 0.5]).allSatisfy { isClose($0, $1) })
  }

  @Test func `a single size has no slope`() throws {
    #expect(try GrowthCurve.localSlopes(sizes: [10], costs: [5]).isEmpty)
    #expect(try GrowthCurve.localSlopes(sizes: [], costs: []).isEmpty)
  }

  @Test(
    arguments: [
      ([1, 2], [1], .unequalLengths(2, 1)), ([0, 2], [1, 2], .notPositive), ([1, 2], [1, 0], .notPositive),
      ([1, 2], [1, .nan], .notFinite), ([2, 2], [1, 2], .sizesNotIncreasing),
    ] as [([Int], [Double], StatisticsError)])
  func `what has no slope is refused`(sizes: [Int], costs: [Double], error: StatisticsError) {
    #expect(throws: error) { try GrowthCurve.localSlopes(sizes: sizes, costs: costs) }
  }
}
