import Measurement
import Testing

@Suite struct SamplerTests {
  private let machine = FakeMachine()

  private func run(
    _ participants: [TimedCode], rounds: Int, minimumRounds: Int = 1, cap: Duration = .seconds(1_000),
    seed: UInt64 = 1
  ) -> [[Double]] {
    let plan = SamplingPlan(
      rounds: rounds, minimumRounds: minimumRounds, cap: cap, warmUpCap: .zero, seed: seed)
    return Sampler(plan: plan, now: { machine.time }).run(participants)
  }

  private func participants(_ names: [String]) -> [TimedCode] {
    names.map { machine.participant($0, cost: .microseconds(100)) }
  }

  @Test func `every participant is sampled once a round`() {
    _ = run(participants(["a", "b", "c", "d"]), rounds: 50)
    // One round of warming up comes first.
    #expect(machine.rounds(of: 4).count == 51)
    #expect(machine.rounds(of: 4).allSatisfy { $0.sorted() == ["a", "b", "c", "d"] })
  }

  // Of 24 orders, 240 rounds should show each about ten times; none is left out.
  @Test func `the order changes from round to round`() {
    _ = run(participants(["a", "b", "c", "d"]), rounds: 240)
    #expect(Set(machine.rounds(of: 4)).count == 24)
  }

  @Test func `the seed decides the order`() {
    func order(seed: UInt64) -> [String] {
      let machine = FakeMachine()
      let plan = SamplingPlan(rounds: 20, minimumRounds: 1, cap: .seconds(9), warmUpCap: .zero, seed: seed)
      let participants = ["a", "b", "c"].map { machine.participant($0, cost: .microseconds(1)) }
      _ = Sampler(plan: plan, now: { machine.time }).run(participants)
      return machine.sampled
    }
    #expect(order(seed: 1) == order(seed: 1))
    #expect(order(seed: 1) != order(seed: 2))
  }

  // 3 µs for 2 operations are 1500 ns each, 5 µs for 10 are 500 ns.
  @Test func `times are nanoseconds per operation in the order of the participants`() {
    let slow = machine.participant("slow", operations: 2, cost: .microseconds(3))
    let fast = machine.participant("fast", operations: 10, cost: .microseconds(5))
    #expect(run([slow, fast], rounds: 3) == [[1_500, 1_500, 1_500], [500, 500, 500]])
  }

  // Each sample costs as many µs as there were samples before it, so a round of two is (2k, 2k + 1).
  @Test func `values at one index come from one round`() {
    let participants = ["a", "b"].map { machine.participant($0) { .microseconds($0) } }
    let times = run(participants, rounds: 30)
    for (round, pair) in zip(times[0], times[1]).enumerated() {
      let first = Double(2 * (round + 1)) * 1_000
      #expect([pair.0, pair.1].sorted() == [first, first + 1_000])
    }
  }

  // Two participants of 100 µs make a round of 200 µs; 1 ms has passed after round 5.
  @Test func `no round starts after the cap`() {
    #expect(run(participants(["a", "b"]), rounds: 100, cap: .milliseconds(1)).map(\.count) == [5, 5])
  }

  @Test func `the minimum is taken in spite of the cap`() {
    let times = run(participants(["a", "b"]), rounds: 100, minimumRounds: 8, cap: .milliseconds(1))
    #expect(times.map(\.count) == [8, 8])
    #expect(run(participants(["a"]), rounds: 3, minimumRounds: 3, cap: .zero).map(\.count) == [3])
  }

  @Test func `without a participant there is nothing to time`() {
    #expect(run([], rounds: 3).isEmpty)
  }
}
