/// How much a sampler samples.
public struct SamplingPlan: Equatable, Sendable {
  /// How many rounds are wanted.
  public let rounds: Int
  /// How many rounds are taken even when the cap has been reached.
  public let minimumRounds: Int
  /// The time after which no further round starts; warming up does not count.
  public let cap: Duration
  /// The time after which no further round of warming up starts.
  public let warmUpCap: Duration
  /// The seed of the order of the arms within the rounds; a different one for each launch keeps launches apart.
  public let seed: UInt64

  /// A plan; `rounds` must be at least 1 and `minimumRounds` from 1 to `rounds`.
  public init(
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
