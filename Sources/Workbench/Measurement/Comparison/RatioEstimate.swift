/// How many times as long an arm takes as its baseline, with an interval for the truth.
public struct RatioEstimate: Codable, Equatable, Sendable {
  /// The geometric mean over launches of the median paired ratio; above 1 the arm is slower.
  public let ratio: Double
  /// The lower end of the interval.
  public let lower: Double
  /// The upper end of the interval.
  public let upper: Double
  /// How many process launches the estimate rests on.
  public let launches: Int
  /// How many rounds it rests on, over all launches.
  public let rounds: Int
  /// The share of such intervals that hold the truth, 0.99 for instance.
  public let confidence: Double

  /// An estimate from its parts.
  public init(
    ratio: Double, lower: Double, upper: Double, launches: Int, rounds: Int, confidence: Double
  ) {
    self.ratio = ratio
    self.lower = lower
    self.upper = upper
    self.launches = launches
    self.rounds = rounds
    self.confidence = confidence
  }
}
