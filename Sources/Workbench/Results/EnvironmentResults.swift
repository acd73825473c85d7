/// Where and on what the numbers were found.
package struct EnvironmentResults: Codable, Equatable, Sendable {
  package let processor: Processor
  package let cores: Int
  package let hypervisor: Measured<String>
  package let operatingSystem: String
  package let swiftVersion: String
  /// The command that built the benchmark.
  package let buildCommand: String
  package let revision: Measured<String>
  /// Whether the sources differed from the revision.
  package let hasLocalChanges: Bool
  /// The load average over one minute when the benchmark began and when it had ended.
  package let loadBefore: Measured<Double>
  package let loadAfter: Measured<Double>
  /// How long the benchmark ran, in seconds.
  package let benchmarkSeconds: Double
  /// The day on which it ended, in UTC, such as `2026-01-31`.
  package let date: Measured<String>

  package init(
    processor: Processor, cores: Int, hypervisor: Measured<String>, operatingSystem: String,
    swiftVersion: String,
    buildCommand: String, revision: Measured<String>, hasLocalChanges: Bool, loadBefore: Measured<Double>,
    loadAfter: Measured<Double>, benchmarkSeconds: Double, date: Measured<String>
  ) {
    self.processor = processor
    self.cores = cores
    self.hypervisor = hypervisor
    self.operatingSystem = operatingSystem
    self.swiftVersion = swiftVersion
    self.buildCommand = buildCommand
    self.revision = revision
    self.hasLocalChanges = hasLocalChanges
    self.loadBefore = loadBefore
    self.loadAfter = loadAfter
    self.benchmarkSeconds = benchmarkSeconds
    self.date = date
  }
}
