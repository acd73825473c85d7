import Testing

@testable import Measurement

@Suite struct RankCorrelationTests {
  @Test func `equal values share the mean of their ranks`() {
    #expect(RankCorrelation.ranks([30, 10, 20, 20]) == [4, 1, 2.5, 2.5])
  }

  // By 1 - 6 Σd² / n (n² - 1) for ranks without ties: 1 - 6 · 4 / (5 · 24) = 0.8. With ties: ranks 1, 2.5, 2.5, 4
  // with 1, 2, 3, 4 give 4.5 / √(4.5 · 5).
  @Test(
    arguments: [
      ([1, 2, 3, 4, 5], [2, 1, 4, 3, 5], 0.8), ([1, 2, 3], [10, 100, 1_000], 1),
      ([1, 2, 3], [3, 2, 1], -1), ([1, 2, 2, 3], [1, 2, 3, 4], 0.9486832980505138),
    ] as [([Double], [Double], Double)])
  func `ranks are compared, not values`(first: [Double], second: [Double], expected: Double) throws {
    let found = try #require(RankCorrelation.spearman(Array(zip(first, second))))
    #expect(abs(found - expected) < 1e-12)
  }

  @Test func `two pairs, or values that are all the same, tell nothing`() {
    #expect(RankCorrelation.spearman([(1, 2), (2, 1)]) == nil)
    #expect(RankCorrelation.spearman([(1, 2), (1, 3), (1, 4)]) == nil)
  }
}
