/// Where and on what the numbers were found.
public struct EnvironmentResults: Codable, Equatable, Sendable {
  public let processor: Processor
  public let cores: Int
  public let hypervisor: Measured<String>
  public let operatingSystem: String
  public let swiftVersion: String
  /// The command that built the benchmark.
  public let buildCommand: String
  public let revision: Measured<String>
  /// Whether the sources differed from the revision.
  public let hasLocalChanges: Bool
  /// The load average over one minute when the benchmark began and when it had ended.
  public let loadBefore: Measured<Double>
  public let loadAfter: Measured<Double>
  /// How long the benchmark ran, in seconds.
  public let benchmarkSeconds: Double
  /// The day on which it ended, in UTC, such as `2026-01-31`.
  public let date: Measured<String>

  public init(
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
