import Measurement
import Testing

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
