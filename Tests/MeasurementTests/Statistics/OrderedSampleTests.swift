import Measurement
import Testing

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
}
