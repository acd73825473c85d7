import Measurement
import Results
import Testing

@Suite struct SignificantDigitsTests {
  @Test(arguments: [
    (3, 123_456, 123_000), (3, 1.234, 1.23), (3, 0.001_236, 0.001_24), (1, 0.096, 0.1), (3, 999.6, 1_000),
    (3, -1.236, -1.24), (5, 33.333_333, 33.333), (1, 10, 10), (3, 0, 0), (4, 1_000, 1_000),
  ])
  func `digits count from the first that is not 0`(count: Int, value: Double, rounded: Double) {
    #expect(SignificantDigits(count).round(value) == rounded)
  }

  @Test func `what is not finite stays as it is`() {
    #expect(SignificantDigits(3).round(.infinity) == .infinity)
    #expect(SignificantDigits(3).round(.nan).isNaN)
  }
}
