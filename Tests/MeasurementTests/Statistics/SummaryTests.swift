import Foundation
import Measurement
import Testing

@Suite struct SummaryTests {
  // In order 1, 2, 3, 4, 100: quartiles 2 and 4, so fences at 2 - 3 = -1, 4 + 3 = 7 and 4 + 6 = 10.
  // Mean 110 / 5 = 22; p99 at position 3.96: 4 + 0.96 × 96 = 96.16; distances from 3: 0, 1, 1, 2, 97.
  // Squared distances from 22: 441 + 400 + 361 + 324 + 6084 = 7610; SD = √(7610 / 4).
  @Test func `an outlier is labelled and still counts`() throws {
    let summary = try Summary([3, 100, 1, 4, 2])
    #expect(summary.count == 5)
    #expect(summary.mean == 22)
    #expect(isClose(try #require(summary.standardDeviation), 1902.5.squareRoot()))
    #expect([summary.p25, summary.median, summary.p75] == [2, 3, 4])
    #expect(isClose(summary.p99, 96.16, within: 1e-9))
    #expect(summary.medianAbsoluteDeviation == 1)
    #expect(summary.outliers.map(\.index) == [1])
    #expect(summary.outliers.map(\.value) == [100])
    #expect(summary.outliers.map(\.label) == [.severelyHigh])
  }

  @Test func `survives JSON`() throws {
    let summary = try Summary([3, 100, 1, 4, 2])
    let data = try JSONEncoder().encode(summary)
    #expect(try JSONDecoder().decode(Summary.self, from: data) == summary)
  }

  @Test func `no value is refused`() {
    #expect(throws: StatisticsError.empty) { try Summary([]) }
  }
}
