import Measurement

/// The times of the architectures: every sample, and how the samples were taken.
struct TimeResults: Codable, Equatable, Sendable {
  var run: BenchmarkRun
  /// How often the benchmark was launched.
  var launches: Int
  /// The maximum number of rounds of a cell in one launch.
  let rounds: Int
  /// The time after which a cell starts no further round, in milliseconds.
  let capMilliseconds: Int
  /// Whether this was the quick run, which takes fewer samples.
  var isQuick: Bool
  /// The seed for the order in which the participants started and were sampled.
  let seed: UInt64
}

/// The machine, the system and the sources that were measured.
struct EnvironmentResults: Codable, Equatable, Sendable {
  var processor: Processor
  let cores: Int
  /// Whether the machine is virtual, and by what if known.
  let hypervisor: Measured<String>
  let operatingSystem: String
  let swiftVersion: String
  /// The command that built the benchmark.
  let buildCommand: String
  let revision: Measured<String>
  /// Whether the sources differed from the revision.
  let hasLocalChanges: Bool
  /// The load average over one minute when the benchmark began and when it had ended.
  var loadBefore: Measured<Double>
  let loadAfter: Measured<Double>
  /// How long the benchmark ran, in seconds.
  let benchmarkSeconds: Double
  /// The day on which it ended, in UTC, such as `2026-01-31`.
  let date: Measured<String>
}
