/// Times arms side by side: after a warm-up, rounds of one sample of every arm in seeded random order.
///
/// What disturbs the machine then disturbs the arms of a round alike, and their ratio holds.
public struct Sampler {
  private let plan: SamplingPlan
  private let now: () -> Duration

  /// A sampler that follows `plan`; `now` tells the time since any fixed origin, for the caps.
  public init(plan: SamplingPlan, now: @escaping () -> Duration = Stopwatch.now) {
    self.plan = plan
    self.now = now
  }

  /// Nanoseconds per operation: for each arm, in the order of `arms`, one value for each round.
  ///
  /// The values at one index belong to the same round, across all arms.
  public func run(_ arms: [Arm]) -> [[Double]] {
    var runner = RoundRunner(arms, seed: plan.seed)
    WarmUp(cap: plan.warmUpCap, now: now).run(&runner)

    var times = arms.map { _ in [Double]() }
    for index in times.indices { times[index].reserveCapacity(plan.rounds) }
    let start = now()
    for round in 1...plan.rounds {
      for (arm, time) in runner.next().enumerated() { times[arm].append(time) }
      if round >= plan.minimumRounds, now() - start >= plan.cap { break }
    }
    return times
  }
}
