import Measurement

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
