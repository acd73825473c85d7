import Measurement
import Testing

@Suite struct ControlCheckTests {
  private func check(_ ratio: Double, _ lower: Double, _ upper: Double) -> ControlCheck {
    ControlCheck(
      RatioEstimate(ratio: ratio, lower: lower, upper: upper, launches: 3, rounds: 900, confidence: 0.99))
  }

  @Test func `a control near 1 is reliable`() {
    #expect(check(1.001, 0.998, 1.004) == .reliable)
    #expect(check(1.001, 1, 1.002) == .reliable)
  }

  @Test func `an interval without 1 is not`() {
    #expect(
      check(1.003, 1.001, 1.005)
        == .unreliable(reason: "The interval of the A/A control leaves out 1: 1.003 (1.001–1.005)."))
    #expect(
      check(0.997, 0.995, 0.999)
        == .unreliable(reason: "The interval of the A/A control leaves out 1: 0.997 (0.995–0.999)."))
  }

  @Test func `a ratio more than 1 % off is not, though its interval is wide`() {
    #expect(
      check(1.02, 0.97, 1.07)
        == .unreliable(reason: "The A/A control is 2.0 % off, more than 1 %: 1.02 (0.97–1.07)."))
    #expect(
      check(0.98, 0.93, 1.03)
        == .unreliable(reason: "The A/A control is 2.0 % off, more than 1 %: 0.98 (0.93–1.03)."))
  }

  // 1 - 0.01 / 4 = 0.9975.
  @Test func `many controls need wider intervals`() {
    #expect(isClose(ControlCheck.confidence(controls: 1), 0.99))
    #expect(isClose(ControlCheck.confidence(controls: 4), 0.9975))
  }
}
