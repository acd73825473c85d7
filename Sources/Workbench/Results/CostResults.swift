/// What the architectures cost: every sample, and how the samples were taken.
package struct CostResults: Codable, Equatable, Sendable {
  /// A workload that was to be timed and could not be.
  package struct MissingWorkload: Codable, Equatable, Sendable {
    package let workload: WorkloadDescription
    package let reason: String

    package init(workload: WorkloadDescription, reason: String) {
      self.workload = workload
      self.reason = reason
    }
  }

  package let run: BenchmarkRun
  package let notMeasured: [MissingWorkload]
  /// How often the benchmark was launched.
  package let launches: Int
  /// The most rounds of a cell in one launch.
  package let rounds: Int
  /// The time after which a cell starts no further round, in milliseconds.
  package let capMilliseconds: Int
  /// Whether this was the quick run, which takes fewer samples.
  package let isQuick: Bool
  /// The seed of the orders in which the arms started and were sampled; nil in results that were written before there
  /// was one for each run.
  package let seed: UInt64?

  package init(
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
