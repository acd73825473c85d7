import Testing

@testable import Measurement

@Suite struct ControlCheckTests {
  private func estimate(_ lower: Double, _ upper: Double) -> RatioEstimate {
    RatioEstimate(ratio: (lower + upper) / 2, lower: lower, upper: upper)
  }

  /// A control that has `interval` at 99 %, and `corrected` among others.
  private func check(
    _ interval: (Double, Double), corrected: (Double, Double)
  ) -> ControlCheck {
    ControlCheck(estimate(interval.0, interval.1), corrected: estimate(corrected.0, corrected.1))
  }

  @Test func `a control passes whose whole interval lies within 3 %`() {
    #expect(check((0.99, 1.02), corrected: (0.98, 1.03)) == .passed)
    #expect(check((0.97, 1.03), corrected: (0.9, 1.1)) == .passed)
    #expect(check((0.9699, 1.02), corrected: (0.9, 1.1)) == .imprecise)
    #expect(check((0.98, 1.0301), corrected: (0.9, 1.1)) == .imprecise)
    #expect(check((0, .infinity), corrected: (0, .infinity)) == .imprecise)
  }

  // Narrow enough to tell a bias of 3 % from none, and it may be one: this control passed once.
  @Test func `that no difference was found is not enough`() {
    #expect(check((1.002, 1.048), corrected: (0.999, 1.051)) == .imprecise)
    #expect(check((0.952, 0.998), corrected: (0.949, 1.001)) == .imprecise)
  }

  @Test func `a corrected interval without 1 has failed`() {
    #expect(check((1.02, 1.03), corrected: (1.001, 1.05)) == .failed)
    #expect(check((0.97, 0.98), corrected: (0.95, 0.999)) == .failed)
    #expect(check((1.2, 1.6), corrected: (1.1, 1.7)) == .failed)
  }

  @Test func `a certain difference within 1 % is negligible`() {
    #expect(check((1.003, 1.005), corrected: (1.002, 1.006)) == .passed)
    #expect(check((0.991, 0.995), corrected: (0.99, 0.996)) == .passed)
    #expect(check((1.003, 1.009), corrected: (1.002, 1.011)) == .failed)
    #expect(check((1.02, 1.03), corrected: (1.019, 1.031)) == .failed)
  }

  @Test(
    arguments: [
      ([.imprecise, .failed, .passed], .failed), ([.passed, .imprecise], .imprecise), ([.passed], .passed),
      ([], nil),
    ] as [([ControlCheck], ControlCheck?)])
  func `several controls say what the worst of them says`(checks: [ControlCheck], worst: ControlCheck?) {
    #expect(ControlCheck.worst(of: checks) == worst)
  }

  // 1 - 0.01 / 4 = 0.9975.
  @Test func `many controls need wider intervals`() {
    #expect(isClose(ControlCheck.confidence(controls: 1), 0.99))
    #expect(isClose(ControlCheck.confidence(controls: 4), 0.9975))
  }

  // Medians 0.01, 0.02, 0.03 as in RatioDistributionTests, but a fifth as far apart: mean 0.02, standard error
  // 0.0011547. t with 2 degrees of freedom is 9.92 at 99 % and 31.6 at 99.9 %: 0.0085 to 0.0315, and -0.0165.
  @Test func `among many, what alone would fail may be imprecise`() throws {
    let distribution = try HierarchicalBootstrap(resamples: 500)
      .distribution(of: [[0.018], [0.020], [0.022]])
    #expect(ControlCheck(distribution, controls: 1) == .failed)
    #expect(ControlCheck(distribution, controls: 10) == .imprecise)
  }
}
