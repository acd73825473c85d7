import Measurement
import Testing

@Suite struct MomentsTests {
  // Mean 40 / 8 = 5; squared distances 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32; SD = √(32 / 7); over √8: √(4 / 7).
  @Test func `mean, standard deviation and standard error`() throws {
    let moments = try Moments([2, 4, 4, 4, 5, 5, 7, 9])
    #expect(moments.mean == 5)
    #expect(isClose(try #require(moments.standardDeviation), (32.0 / 7).squareRoot()))
    #expect(isClose(try #require(moments.standardError), (4.0 / 7).squareRoot()))
  }

  // Mean 10^9 + 2, distances -1, 0, 1, SD 1: squares of the values themselves would need 19 digits.
  @Test func `a small spread of large values is kept`() throws {
    #expect(try Moments([1e9 + 1, 1e9 + 2, 1e9 + 3]).standardDeviation == 1)
  }

  @Test func `a single value has no spread`() throws {
    let moments = try Moments([3])
    #expect(moments.mean == 3)
    #expect(moments.standardDeviation == nil)
    #expect(moments.standardError == nil)
  }

  @Test func `what cannot be computed is refused`() {
    #expect(throws: StatisticsError.empty) { try Moments([]) }
    #expect(throws: StatisticsError.notFinite) { try Moments([.nan]) }
  }
}
