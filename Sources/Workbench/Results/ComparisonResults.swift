import Measurement

/// Everything that a comparison found: the one source from which the report and its figures are rendered.
struct ComparisonResults: Codable, Equatable, Sendable {
  /// The version of this schema; it grows with every change that an older reader would misread.
  static let currentSchemaVersion = 6

  let schemaVersion: Int
  /// The names of the architectures that were compared, the baseline of all ratios first.
  var architectures: [String]
  let behaviour: BehaviourResults
  var structure: StructureResults
  let taps: TapResults
  /// What was counted rather than timed.
  var counts: Measured<CountResults>
  /// What change requests take in each architecture.
  var changes: Measured<ChangeResults>
  /// What unit tests show in each architecture; nil in results that were written before they were counted.
  var testing: Measured<TestingResults>?
  var cost: CostResults
  var environment: EnvironmentResults
  /// Nil in results that were written before there were any.
  let faults: FaultResults?
  /// What others' apps have; nil where the file of these counts is not at hand.
  var elsewhere: ElsewhereResults?
  /// Every architecture of the catalog; nil in results that were written before they were looked at together.
  var systems: Measured<SystemResults>?
  /// Architectures built another way; nil in results that were written before there were any.
  var variants: Measured<VariantResults>?

  /// Those of the catalog that were looked at and are not compared.
  var further: [String] {
    (systems?.value?.systems ?? []).map(\.name).filter { !architectures.contains($0) }
  }

  init(
    architectures: [String], behaviour: BehaviourResults, structure: StructureResults, taps: TapResults,
    counts: Measured<CountResults>, changes: Measured<ChangeResults>,
    testing: Measured<TestingResults>? = nil, cost: CostResults, environment: EnvironmentResults,
    faults: FaultResults? = nil, elsewhere: ElsewhereResults? = nil,
    systems: Measured<SystemResults>? = nil, variants: Measured<VariantResults>? = nil
  ) {
    schemaVersion = Self.currentSchemaVersion
    self.architectures = architectures
    self.behaviour = behaviour
    self.structure = structure
    self.taps = taps
    self.counts = counts
    self.changes = changes
    self.testing = testing
    self.cost = cost
    self.environment = environment
    self.faults = faults
    self.elsewhere = elsewhere
    self.systems = systems
    self.variants = variants
  }
}
