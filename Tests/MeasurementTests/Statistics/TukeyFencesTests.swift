import Measurement
import Testing

@Suite struct TukeyFencesTests {
  // Of 0, 10, 20, 30, 40 the quartiles stand at positions 1 and 3: 10 and 30, so the range between them is 20.
  // Inner fences 10 - 30 = -20 and 30 + 30 = 60; outer fences 10 - 60 = -50 and 30 + 60 = 90.
  @Test func `fences lie 1.5 and 3 interquartile ranges out`() throws {
    let fences = TukeyFences(try OrderedSample([0, 10, 20, 30, 40]))
    #expect(fences.inner == -20...60)
    #expect(fences.outer == -50...90)
  }

  @Test(
    arguments: [
      (-51, .severelyLow), (-50, .mildlyLow), (-21, .mildlyLow), (-20, nil), (20, nil), (60, nil),
      (61, .mildlyHigh), (90, .mildlyHigh), (91, .severelyHigh),
    ] as [(Double, OutlierLabel?)])
  func `a value beyond a fence is labelled, one on it is not`(value: Double, label: OutlierLabel?) throws {
    #expect(TukeyFences(try OrderedSample([0, 10, 20, 30, 40])).label(value) == label)
  }
}
