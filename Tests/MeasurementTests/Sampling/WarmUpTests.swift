import Measurement
import Testing

@Suite struct WarmUpTests {
  private let machine = FakeMachine()

  /// How many rounds of warming up precede the one measured round.
  private func warmUpRounds(_ participants: [TimedCode], cap: Duration = .milliseconds(500)) -> Int {
    let plan = SamplingPlan(rounds: 1, minimumRounds: 1, cap: .seconds(1), warmUpCap: cap, seed: 1)
    _ = Sampler(plan: plan, now: { machine.time }).run(participants)
    return machine.rounds(of: participants.count).count - 1
  }

  // Batches of 1 and 2 agree at once: 3 rounds.
  @Test func `steady participants need two batches`() {
    let participants = ["a", "b"].map { machine.participant($0, cost: .microseconds(10)) }
    #expect(warmUpRounds(participants) == 3)
  }

  // Medians 200, 100 and 100 in batches of 1, 2 and 4: 7 rounds.
  @Test func `a cold first sample is outlived`() {
    let participant = machine.participant("a") { $0 == 0 ? .microseconds(200) : .microseconds(100) }
    #expect(warmUpRounds([participant]) == 7)
  }

  // The cold participant's first sample is among the first two of all; it agrees in the batch of 4, a steady
  // participant in that of 2.
  @Test func `all participants must have settled`() {
    let steady = machine.participant("steady", cost: .microseconds(10))
    let cold = machine.participant("cold") { $0 < 2 ? .microseconds(200) : .microseconds(100) }
    #expect(warmUpRounds([steady, cold]) == 7)
  }

  // 104 after 100 differs by 4 of 104, 106 after 100 by 6 of 106, beyond 5 %.
  @Test(arguments: [(104, 3), (106, 7)])
  func `medians agree within 5 %`(later: Int, rounds: Int) {
    let participant = machine.participant("a") { .microseconds($0 == 0 ? 100 : later) }
    #expect(warmUpRounds([participant]) == rounds)
  }

  // Every sample is twice as long as the one before, 1 ms, 2 ms, ...: 511 ms have passed after the ninth.
  @Test func `participants that never settle are stopped by the cap`() {
    let participant = machine.participant("a") { .milliseconds(1 << $0) }
    #expect(warmUpRounds([participant]) == 9)
  }

  @Test func `one round is run whatever the cap`() {
    #expect(warmUpRounds([machine.participant("a", cost: .seconds(3))], cap: .zero) == 1)
  }

  // 1 + 2 + 4 + ... + 4096 = 8191 rounds, although no time passes on the clock that guards the cap.
  @Test func `terminates on a clock that stands still`() {
    var samples = 0
    let participant = TimedCode(
      name: "a", operations: 1,
      sample: {
        samples += 1
        return .nanoseconds(samples)
      })
    let plan = SamplingPlan(rounds: 1, minimumRounds: 1, cap: .seconds(1), seed: 1)
    _ = Sampler(plan: plan, now: { .zero }).run([participant])
    #expect(samples == 8_191 + 1)
  }
}
