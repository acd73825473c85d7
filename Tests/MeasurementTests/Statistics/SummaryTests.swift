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

@Suite struct OrderedSampleTests {
  @Test func `median is the middle value or the mean of the two middle ones`() throws {
    #expect(try OrderedSample([9, 1, 5]).median == 5)
    // (3 + 5) / 2
    #expect(try OrderedSample([9, 1, 5, 3]).median == 4)
    #expect(try OrderedSample([7]).median == 7)
  }

  // Type 7 interpolates at position (n - 1) p, counted from 0. For 1, 2, ..., 10, where position h holds h + 1:
  // p25: 9 × 0.25 = 2.25 -> 3.25; p50: 4.5 -> 5.5; p75: 6.75 -> 7.75; p99: 8.91 -> 9.91.
  @Test(arguments: [(0, 1), (0.25, 3.25), (0.5, 5.5), (0.75, 7.75), (0.99, 9.91), (1, 10)])
  func `quantiles are those of type 7`(probability: Double, expected: Double) throws {
    let sample = try OrderedSample((1...10).map(Double.init).reversed())
    #expect(isClose(sample.quantile(probability), expected))
  }

  @Test func `every quantile of a single value is that value`() throws {
    let sample = try OrderedSample([3])
    #expect([0, 0.3, 1].map(sample.quantile) == [3, 3, 3])
  }

  @Test func `no value, an infinity and a NaN are refused`() {
    #expect(throws: StatisticsError.empty) { try OrderedSample([]) }
    #expect(throws: StatisticsError.notFinite) { try OrderedSample([1, .infinity]) }
    #expect(throws: StatisticsError.notFinite) { try OrderedSample([.nan, 1]) }
  }

  // The sign test of nine values leaves out the smallest and the largest: 2 × 10 of 512 ways are 3.9 %.
  @Test(
    arguments: [(5, nil), (6, 1...6), (8, 1...8), (9, 2...8), (40, 14...27)] as [(Int, ClosedRange<Double>?)])
  func `the interval of a median is that of the sign test`(count: Int, expected: ClosedRange<Double>?) throws
  {
    #expect(try OrderedSample((1...count).map(Double.init)).medianInterval == expected)
  }
}
