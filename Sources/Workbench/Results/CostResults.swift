import Measurement

/// What the architectures cost: every sample, and how the samples were taken.
struct CostResults: Codable, Equatable, Sendable {
  /// A workload that was to be timed and could not be.
  struct MissingWorkload: Codable, Equatable, Sendable {
    let workload: WorkloadDescription
    let reason: String
  }

  var run: BenchmarkRun
  var notMeasured: [MissingWorkload]
  /// How often the benchmark was launched.
  var launches: Int
  /// The most rounds of a cell in one launch.
  let rounds: Int
  /// The time after which a cell starts no further round, in milliseconds.
  let capMilliseconds: Int
  /// Whether this was the quick run, which takes fewer samples.
  var isQuick: Bool
  /// The seed of the orders in which the arms started and were sampled; nil in results that were written before there
  /// was one for each run.
  let seed: UInt64?

  init(
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
