import Measurement
import Testing

@MainActor @Suite struct MainActorTimedCodeTests {
  private final class Screen {
    var taps = 0
    func tap() { taps += 1 }
  }

  // This is first of all a test that it compiles: what belongs to the main actor is sampled there.
  @Test func `a sampler on the main actor times what lives there`() {
    let screen = Screen()
    let participant = TimedCode(name: "screen", run: { screen.tap() })
    let plan = SamplingPlan(rounds: 4, minimumRounds: 4, cap: .zero, warmUpCap: .zero, seed: 1)
    #expect(Sampler(plan: plan).run([participant]).map(\.count) == [4])
    #expect(screen.taps == 1 + 4)
  }
}

@Suite struct CalibrationLoopTests {
  // 1 ^ 1 << 13 = 0x2001; ^ 0x2001 >> 7 = 0x2041; ^ 0x2041 << 17 = 0x4082_2041. The tenth state comes from
  // an independent implementation.
  @Test(arguments: [(0, 1), (1, 0x4082_2041), (2, 0x1000_4106_0C01_1441), (10, 8_332_670_729_032_836_398)])
  func `the work is fixed`(steps: Int, state: UInt64) {
    #expect(CalibrationLoop(steps: steps).run() == state)
  }
}
