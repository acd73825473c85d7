public import Measurement

/// What the architectures cost: every sample, and how the samples were taken.
public struct CostResults: Codable, Equatable, Sendable {
  public let run: BenchmarkRun
  /// How often the benchmark was launched.
  public let launches: Int
  /// The most rounds of a cell in one launch.
  public let rounds: Int
  /// The time after which a cell starts no further round, in milliseconds.
  public let capMilliseconds: Int
  /// Whether this was the quick run, which takes fewer samples.
  public let isQuick: Bool

  public init(run: BenchmarkRun, launches: Int, rounds: Int, capMilliseconds: Int, isQuick: Bool) {
    self.run = run
    self.launches = launches
    self.rounds = rounds
    self.capMilliseconds = capMilliseconds
    self.isQuick = isQuick
  }
}
