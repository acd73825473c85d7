import Measurement

/// What the architectures cost: every sample, and how the samples were taken.
struct CostResults: Codable, Equatable, Sendable {
  /// A workload that was to be timed and could not be.
  struct MissingWorkload: Codable, Equatable, Sendable {
    let workload: WorkloadDescription
    let reason: String
  }

  var run: BenchmarkRun
  var notMeasured: [MissingWorkload] = []
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
}

/// Where and on what the numbers were found.
struct EnvironmentResults: Codable, Equatable, Sendable {
  var processor: Processor
  let cores: Int
  let hypervisor: Measured<String>
  let operatingSystem: String
  let swiftVersion: String
  /// The command that built the benchmark.
  let buildCommand: String
  let revision: Measured<String>
  /// Whether the sources differed from the revision.
  let hasLocalChanges: Bool
  /// Tells the sources that were timed from others: those of the architectures, the domain, the toolkit and the workloads.
  var measuredSources: Measured<String>
  /// The load average over one minute when the benchmark began and when it had ended.
  var loadBefore: Measured<Double>
  let loadAfter: Measured<Double>
  /// How long the benchmark ran, in seconds.
  let benchmarkSeconds: Double
  /// The day on which it ended, in UTC, such as `2026-01-31`.
  let date: Measured<String>
}
