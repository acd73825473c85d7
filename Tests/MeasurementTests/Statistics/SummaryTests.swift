import Measurement
import Testing

@Suite struct SummaryTests {
  // In order 1, 2, 3, 4, 100: quartiles 2 and 4, so fences at 2 - 3 = -1 and 4 + 3 = 7.
  // p99 at position 3.96: 4 + 0.96 × 96 = 96.16.
  @Test func `an outlier is counted and takes part`() throws {
    let summary = try Summary([3, 100, 1, 4, 2])
    #expect(summary.count == 5)
    #expect([summary.p25, summary.median, summary.p75] == [2, 3, 4])
    #expect(isClose(summary.p99, 96.16, within: 1e-9))
    #expect(summary.outliers == 1)
  }

  // Quartiles of 10 and 30 are 20 apart: fences at 10 - 30 = -20 and 30 + 30 = 60.
  @Test func `fences lie 1.5 interquartile ranges out`() {
    #expect(Summary.fences(p25: 10, p75: 30) == -20...60)
  }

  // The quartiles of 0, 1, 2, 3 and the last value stay 1 and 3, so the upper fence is at 3 + 3 = 6.
  @Test(arguments: [(6, 0), (6.1, 1)])
  func `a value beyond a fence is an outlier, one on it is not`(last: Double, outliers: Int) throws {
    #expect(try Summary([0, 1, 2, 3, last]).outliers == outliers)
  }

  @Test func `no value is refused`() {
    #expect(throws: StatisticsError.empty) { try Summary([]) }
  }
}
