/// Everything that a comparison found: the one source from which the report and its figures are rendered.
public struct ComparisonResults: Codable, Equatable, Sendable {
  /// The version of this schema; it grows with every change that an older reader would misread.
  public static let currentSchemaVersion = 3

  public let schemaVersion: Int
  /// The names of the architectures that were compared, the baseline of all ratios first.
  public let architectures: [String]
  public let behaviour: BehaviourResults
  public let structure: StructureResults
  public let taps: TapResults
  /// What was counted rather than timed.
  public let counts: Measured<CountResults>
  public let cost: CostResults
  public let environment: EnvironmentResults
  /// Nil in results that were written before there were any.
  public let faults: FaultResults?

  public init(
    architectures: [String], behaviour: BehaviourResults, structure: StructureResults, taps: TapResults,
    counts: Measured<CountResults>, cost: CostResults, environment: EnvironmentResults,
    faults: FaultResults? = nil
  ) {
    schemaVersion = Self.currentSchemaVersion
    self.architectures = architectures
    self.behaviour = behaviour
    self.structure = structure
    self.taps = taps
    self.counts = counts
    self.cost = cost
    self.environment = environment
    self.faults = faults
  }
}

/// Something that was measured, or the reason why it could not be.
public enum Measured<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  case measured(Value)
  case notMeasured(reason: String)

  /// Nil if it was not measured.
  var value: Value? {
    if case .measured(let value) = self { value } else { nil }
  }
}
