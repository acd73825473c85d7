import Testing

@testable import Report

@Suite struct TargetBoundTests {
  @Test(arguments: [
    (TargetBound.atMost(1.5), 1.2, 1.5, TargetVerdict.met), (.atMost(1.5), 1.4, 1.6, .notSettled),
    (.atMost(1.5), 1.51, 1.6, .notMet), (.atLeast(10), 10, 12, .met), (.atLeast(10), 9, 12, .notSettled),
    (.atLeast(10), 8, 9.9, .notMet), (.within(0.9...1.1), 0.9, 1.1, .met),
    (.within(0.9...1.1), 0.8, 1, .notSettled), (.within(0.9...1.1), 0.5, 0.8, .notMet),
    (.within(0.9...1.1), 1.2, 1.3, .notMet), (.atMost(1.5), 0, .infinity, .notSettled),
  ])
  func `a bound is met if the whole interval is within`(
    bound: TargetBound, lower: Double, upper: Double, verdict: TargetVerdict
  ) {
    #expect(bound.verdict(lower: lower, upper: upper) == verdict)
  }

  @Test func `bounds in words`() {
    #expect(TargetBound.atMost(1.5).text == "at most 1.5")
    #expect(TargetBound.atMost(1.02).text == "at most 1.02")
    #expect(TargetBound.atLeast(100).text == "at least 100")
    #expect(TargetBound.within(0.9...1.1).text == "0.9 to 1.1")
  }

  @Test func `all needs every verdict to be met, any needs one`() {
    #expect(TargetVerdict.all([.met, .notSettled, .notMet]) == .notMet)
    #expect(TargetVerdict.all([.met, .notSettled]) == .notSettled)
    #expect(TargetVerdict.all([.met, .met]) == .met)
    #expect(TargetVerdict.any([.notMet, .met]) == .met)
    #expect(TargetVerdict.any([.notMet, .notSettled]) == .notSettled)
    #expect(TargetVerdict.any([.notMet, .notMet]) == .notMet)
    #expect(TargetVerdict.all([]) == .notMeasured && TargetVerdict.any([]) == .notMeasured)
  }
}
