public import Measurement

/// What the architectures cost: every sample, and how the samples were taken.
public struct CostResults: Codable, Equatable, Sendable {
  /// A workload that was to be timed and could not be.
  public struct MissingWorkload: Codable, Equatable, Sendable {
    public let workload: BenchmarkRun.Workload
    public let reason: String

    public init(workload: BenchmarkRun.Workload, reason: String) {
      self.workload = workload
      self.reason = reason
    }
  }

  public let run: BenchmarkRun
  public let notMeasured: [MissingWorkload]
  /// How often the benchmark was launched.
  public let launches: Int
  /// The most rounds of a cell in one launch.
  public let rounds: Int
  /// The time after which a cell starts no further round, in milliseconds.
  public let capMilliseconds: Int
  /// Whether this was the quick run, which takes fewer samples.
  public let isQuick: Bool
  /// The seed of the orders in which the arms started and were sampled; nil in results that were written before there
  /// was one for each run.
  public let seed: UInt64?

  public init(
    run: BenchmarkRun, notMeasured: [MissingWorkload] = [], launches: Int, rounds: Int, capMilliseconds: Int,
    isQuick: Bool, seed: UInt64?
  ) {
    self.run = run
    self.notMeasured = notMeasured
    self.launches = launches
    self.rounds = rounds
    self.capMilliseconds = capMilliseconds
    self.isQuick = isQuick
    self.seed = seed
  }
}
