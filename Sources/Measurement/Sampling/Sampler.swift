/// Times participants side by side: after a warm-up, rounds of one sample of every participant in seeded random order.
///
/// A disturbance of the machine then affects all participants of a round alike, and their ratio stays the same.
package struct Sampler {
  private let plan: SamplingPlan
  private let now: () -> Duration

  /// A sampler that follows `plan`; `now` is the time since any fixed origin, for the caps.
  package init(plan: SamplingPlan, now: @escaping () -> Duration = Stopwatch.now) {
    self.plan = plan
    self.now = now
  }

  /// Nanoseconds per operation: for each participant, in the order of `participants`, one value for each round.
  ///
  /// The values at one index belong to the same round, across all participants.
  package func run(_ participants: [TimedCode]) -> [[Double]] {
    var runner = RoundRunner(participants, seed: plan.seed)
    WarmUp(cap: plan.warmUpCap, now: now).run(&runner)

    var times = participants.map { _ in [Double]() }
    for index in times.indices { times[index].reserveCapacity(plan.rounds) }
    let start = now()
    for round in 1...plan.rounds {
      for (participant, time) in runner.next().enumerated() { times[participant].append(time) }
      if round >= plan.minimumRounds, now() - start >= plan.cap { break }
    }
    return times
  }
}

/// How much a sampler samples.
package struct SamplingPlan: Equatable, Sendable {
  package let rounds: Int
  /// The number of rounds that are taken even after the cap.
  package let minimumRounds: Int
  /// The time after which no further round starts; warming up does not count.
  package let cap: Duration
  /// The time after which no further round of warming up starts.
  package let warmUpCap: Duration
  /// The seed of the order of the participants within the rounds; a different one for each launch keeps launches
  /// independent.
  package let seed: UInt64

  /// A plan; `rounds` must be at least 1 and `minimumRounds` from 1 to `rounds`.
  package init(
    rounds: Int, minimumRounds: Int, cap: Duration, warmUpCap: Duration = .milliseconds(500), seed: UInt64
  ) {
    precondition(minimumRounds >= 1 && minimumRounds <= rounds, "The minimum lies between 1 and the rounds.")
    self.rounds = rounds
    self.minimumRounds = minimumRounds
    self.cap = cap
    self.warmUpCap = warmUpCap
    self.seed = seed
  }
}

/// Runs rounds: one sample of every participant, in an order drawn anew each time.
struct RoundRunner {
  let participants: [TimedCode]
  private var generator: SeededGenerator
  private var order: [Int]

  init(_ participants: [TimedCode], seed: UInt64) {
    self.participants = participants
    generator = SeededGenerator(seed: seed)
    order = Array(participants.indices)
  }

  /// Nanoseconds per operation of each participant, in the order of `participants`.
  mutating func next() -> [Double] {
    order.shuffle(using: &generator)
    var times = [Double](repeating: 0, count: participants.count)
    for index in order {
      times[index] = participants[index].nanosecondsPerOperation()
    }
    return times
  }
}

/// Batches of rounds whose times are discarded, each twice as long as the last, until the times settle.
struct WarmUp {
  /// The relative difference below which two medians agree.
  static let tolerance = 0.05
  /// The longest batch, for a clock that hardly advances.
  static let longestBatch = 4_096

  let cap: Duration
  let now: () -> Duration

  /// Runs batches of 1, 2, 4, ... rounds until every participant's last two medians agree or `cap` has passed.
  func run(_ rounds: inout RoundRunner) {
    let start = now()
    var length = 1
    var previous: [Double]?
    while length <= Self.longestBatch {
      var batch: [[Double]] = []
      for _ in 0..<length {
        batch.append(rounds.next())
        if now() - start >= cap { return }
      }
      let medians = rounds.participants.indices.map { participant in
        OrderedSample(sorted: batch.map { $0[participant] }.sorted()).median
      }
      if let previous, zip(previous, medians).allSatisfy(Self.agree) { return }
      previous = medians
      length *= 2
    }
  }

  private static func agree(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= tolerance * max(first, second)
  }
}
