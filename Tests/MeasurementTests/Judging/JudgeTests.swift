import Testing

@testable import Measurement

@Suite struct JudgeTests {
  private func estimate(_ lower: Double, _ upper: Double) -> RatioEstimate {
    RatioEstimate(ratio: (lower + upper) / 2, lower: lower, upper: upper)
  }

  @Test(
    arguments: [
      (1.03, 1.05, .slower), (0.90, 0.97, .faster), (0.99, 1.01, .equivalent), (1.01, 1.03, .inconclusive),
      (0.97, 0.99, .inconclusive), (0.90, 1.10, .inconclusive), (1.02, 1.05, .inconclusive),
      (0.90, 0.98, .inconclusive), (0.98, 1.01, .inconclusive), (1.00, 1.02, .inconclusive),
      (1.005, 1.015, .equivalent),
    ] as [(Double, Double, Verdict)])
  func `an interval speaks when it lies wholly on one side`(lower: Double, upper: Double, verdict: Verdict) {
    #expect(Verdict(estimate(lower, upper), margin: .twoPercent) == verdict)
  }

  // In order 0.001 × 3, 0.03 × 2, 0.04 × 1: adjusted to 0.003, 0.06 and, not to fall, 0.06.
  @Test func `what stands alone may fall among many`() {
    let slower = estimate(1.03, 1.05)
    let ratios = [0.03, 0.001, 0.04].map { (estimate: slower, pValue: $0) }
    let together = Judge.judge(ratios)
    #expect(together.map(\.verdict) == [.inconclusive, .slower, .inconclusive])
    #expect(together.map(\.estimate) == ratios.map(\.estimate))
    #expect(zip(together.map(\.adjustedPValue), [0.06, 0.003, 0.06]).allSatisfy { isClose($0, $1) })
    #expect(ratios.flatMap { Judge.judge([$0]) }.map(\.verdict) == [.slower, .slower, .slower])
  }

  @Test func `an adjusted p-value of exactly the rate stands`() {
    let ratio = (estimate: estimate(0.99, 1.01), pValue: 0.05)
    #expect(Judge.judge([ratio]).map(\.verdict) == [.equivalent])
  }

  @Test func `a small p-value gives an undecided interval no verdict`() {
    let ratio = (estimate: estimate(0.97, 1.01), pValue: 0.001)
    #expect(Judge.judge([ratio]).map(\.verdict) == [.inconclusive])
  }
}

@Suite struct HolmCorrectionTests {
  // In order 0.005, 0.01, 0.03, 0.04 times 4, 3, 2, 1: 0.02, 0.03, 0.06, 0.04; the last must not fall: 0.06.
  @Test func `the kth smallest of m is multiplied by m - k + 1`() {
    let adjusted = Judge.adjusted([0.01, 0.04, 0.03, 0.005])
    #expect(zip(adjusted, [0.03, 0.06, 0.06, 0.02]).allSatisfy { isClose($0, $1) })
  }

  @Test func `nothing exceeds 1`() {
    #expect(Judge.adjusted([0.6, 0.9]) == [1, 1])
  }

  @Test func `one value stays as it is, none stays none`() {
    #expect(Judge.adjusted([0.04]) == [0.04])
    #expect(Judge.adjusted([]).isEmpty)
  }
}
