import Testing

@testable import Measurement

@Suite struct RatioTextTests {
  private func text(_ ratio: Double, _ lower: Double, _ upper: Double) -> String {
    RatioText(
      RatioEstimate(ratio: ratio, lower: lower, upper: upper)
    ).description
  }

  // Half the width is 0.025: its first digit is a hundredth.
  @Test func `digits end with the first digit of half the width`() {
    #expect(text(1.2345, 1.2101, 1.2599) == "1.23 (1.21–1.26)")
    // 0.0025: thousandths.
    #expect(text(1.2345, 1.2320, 1.2370) == "1.235 (1.232–1.237)")
    // 0.25: tenths.
    #expect(text(3.4567, 3.20, 3.70) == "3.5 (3.2–3.7)")
    // 3: whole numbers. 40: tens.
    #expect(text(17.6, 14.9, 20.9) == "18 (14–21)")
    #expect(text(312.4, 270, 350) == "310 (270–350)")
  }

  // Half the width is 0.0097, which is 0.01 to one digit: hundredths.
  @Test func `half the width is itself rounded first`() {
    #expect(text(1.0503, 1.0406, 1.0600) == "1.05 (1.04–1.06)")
  }

  // Half the width is 0.03; nearest would give 1.01 and 1.06, inside the interval.
  @Test func `ends are rounded outwards`() {
    #expect(text(1.036, 1.0077, 1.0641) == "1.04 (1.00–1.07)")
  }

  // 1.1 × 100 is 110.00000000000001 in binary and must not become 111 hundredths.
  @Test func `an end that needs no rounding is left alone`() {
    #expect(text(1.0, 0.9, 1.1) == "1.0 (0.9–1.1)")
    #expect(text(1.08, 1.06, 1.1) == "1.08 (1.06–1.10)")
  }

  @Test func `at most four decimal places`() {
    #expect(text(1.25, 1.25, 1.25) == "1.2500 (1.2500–1.2500)")
    #expect(text(1.234_567, 1.234_566, 1.234_568) == "1.2346 (1.2345–1.2346)")
  }

  // Half the width is 20; tens would write the ratio as 0.
  @Test func `the first digit of the ratio is always there`() {
    #expect(text(1.05, 0.5, 40) == "1 (0–40)")
  }

  // Student's t over two launches can reach beyond any number.
  @Test func `an end that nothing bounds is infinite`() {
    #expect(text(1.05, 0, .infinity) == "1 (0–∞)")
    #expect(text(1.05, 0, 2e9) == "1 (0–∞)")
  }

  // Half the width is 0.0145, to hundredths: 1.00 would hold the 1 that the interval leaves out.
  @Test func `digits are added where rounding would move an end onto the bound`() {
    let estimate = RatioEstimate(ratio: 1.0152, lower: 1.0011, upper: 1.0301)
    #expect(RatioText(estimate).description == "1.02 (1.00–1.04)")
    #expect(RatioText(estimate, apartFrom: 1).description == "1.015 (1.001–1.031)")
    #expect(RatioText(estimate, apartFrom: 1.01).description == "1.02 (1.00–1.04)")
    let below = RatioEstimate(ratio: 0.9801, lower: 0.9602, upper: 0.9999)
    #expect(RatioText(below, apartFrom: 1).description == "0.9801 (0.9602–0.9999)")
  }
}

@Suite struct DurationTextTests {
  @Test(arguments: [
    (0, "0 ns"), (0.3333, "0.333 ns"), (1, "1.00 ns"), (43.21, "43.2 ns"), (950, "950 ns"),
    (999.4, "999 ns"), (999.6, "1.00 µs"), (1_234, "1.23 µs"), (12_345, "12.3 µs"), (999_600, "1.00 ms"),
    (1.5e6, "1.50 ms"), (123.4e6, "123 ms"), (2e9, "2.00 s"), (75e9, "75.0 s"), (3_600e9, "3600 s"),
    (-1_234, "-1.23 µs"),
  ])
  func `three digits in the largest unit that fits`(nanoseconds: Double, text: String) {
    #expect(DurationText.format(nanoseconds: nanoseconds) == text)
  }

  @Test func `the number of digits can be chosen`() {
    #expect(DurationText.format(nanoseconds: 1_234.5, digits: 2) == "1.2 µs")
    #expect(DurationText.format(nanoseconds: 1_234.5, digits: 5) == "1.2345 µs")
  }
}

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
