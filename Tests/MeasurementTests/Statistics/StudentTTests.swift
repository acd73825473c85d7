import Measurement
import Testing

@Suite struct StudentTTests {
  // The printed table of percentage points: columns 0.975 and 0.995.
  @Test(arguments: [
    (1, 12.706, 63.657), (2, 4.303, 9.925), (3, 3.182, 5.841), (4, 2.776, 4.604), (9, 2.262, 3.250),
    (30, 2.042, 2.750), (120, 1.980, 2.617),
  ])
  func `quantiles agree with the table`(degreesOfFreedom: Int, at975: Double, at995: Double) {
    let distribution = StudentT(degreesOfFreedom: degreesOfFreedom)
    #expect(isClose(distribution.quantile(0.975), at975, within: 0.0005))
    #expect(isClose(distribution.quantile(0.995), at995, within: 0.0005))
  }

  // One degree of freedom is the Cauchy distribution: P(T > 1) = 1/2 - atan(1) / π = 1/4, P(T > √3) = 1/6.
  // Two: P(T > t) = (1 - t / √(2 + t²)) / 2; t = √2 gives (1 - 1 / √2) / 2, t = 1 gives (1 - 1 / √3) / 2.
  // Three at t = √3, angle π/4: 1/2 - (π/4 + 1/2) / π = 1/4 - 1 / 2π.
  // Four at t = 2, angle π/4: (1 - (1 / √2)(1 + 1/4)) / 2.
  @Test func `tails agree with their closed forms`() {
    #expect(isClose(StudentT(degreesOfFreedom: 1).upperTail(1), 0.25))
    #expect(isClose(StudentT(degreesOfFreedom: 1).upperTail(3.squareRoot()), 1.0 / 6))
    #expect(isClose(StudentT(degreesOfFreedom: 2).upperTail(2.squareRoot()), (1 - 0.5.squareRoot()) / 2))
    #expect(isClose(StudentT(degreesOfFreedom: 2).upperTail(1), (1 - (1.0 / 3).squareRoot()) / 2))
    #expect(isClose(StudentT(degreesOfFreedom: 3).upperTail(3.squareRoot()), 0.25 - 0.5 / .pi))
    #expect(isClose(StudentT(degreesOfFreedom: 4).upperTail(2), (1 - 0.5.squareRoot() * 1.25) / 2))
  }

  @Test(arguments: [1, 2, 3, 8])
  func `is symmetric about 0`(degreesOfFreedom: Int) {
    let distribution = StudentT(degreesOfFreedom: degreesOfFreedom)
    #expect(distribution.upperTail(0) == 0.5)
    #expect(isClose(distribution.upperTail(-2), 1 - distribution.upperTail(2)))
    #expect(isClose(distribution.quantile(0.5), 0))
    #expect(isClose(distribution.quantile(0.1), -distribution.quantile(0.9), within: 1e-9))
  }

  @Test func `an infinite distance has no tail`() {
    #expect(isClose(StudentT(degreesOfFreedom: 3).upperTail(.infinity), 0))
  }
}

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

/// Whether two numbers differ by no more than `tolerance`.
func isClose(_ first: Double, _ second: Double, within tolerance: Double = 1e-12) -> Bool {
  abs(first - second) <= tolerance
}
