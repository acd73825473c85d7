import Testing

@testable import Report

@Suite struct IntervalTextTests {
  @Test(arguments: [
    (752.3, 838.1, "750\u{A0}to\u{A0}840\u{A0}ns"), (-142, -38, "−150\u{A0}to\u{A0}−30\u{A0}ns"),
    (-300, 1_900, "−1\u{A0}to\u{A0}2\u{A0}µs"), (250, 250, "250\u{A0}to\u{A0}250\u{A0}ns"),
    (0, 1.12, "0\u{A0}to\u{A0}1.2\u{A0}ns"), (0, 0, "0\u{A0}ns"),
    (-1e-14, 2e-3, "0\u{A0}to\u{A0}0.01\u{A0}ns"),
    (1.24e6, 1.26e6, "1.24\u{A0}to\u{A0}1.26\u{A0}ms"),
    (-5, .infinity, "not settled"),
  ])
  func `ends are rounded outwards, as far as the width supports`(lower: Double, upper: Double, text: String) {
    #expect(IntervalText.time(lower, upper) == text)
  }
}
