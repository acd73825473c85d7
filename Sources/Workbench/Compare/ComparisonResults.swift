import BehaviourProof
import CommandLineKit
import Foundation
import Measurement

/// Everything that a comparison found: the one source from which the report and its figures are rendered.
struct ComparisonResults: Codable, Equatable, Sendable {
  /// The version of this schema; it grows with every change that an older reader would misread.
  static let currentSchemaVersion = 8

  var schemaVersion = Self.currentSchemaVersion
  /// The names of the architectures that were compared, the baseline of all ratios first.
  var architectures: [String]
  let behaviour: BehaviourResults
  let walks: WalkResults
  var structure: StructureResults
  /// Every architecture of the catalog, those that were compared among them.
  var systems: ArchitectureProfiles
  /// Counts taken while the apps run, such as instructions and allocations.
  var counts: Measured<RuntimeCounts>
  /// The cost of change requests in each architecture.
  var changes: Measured<ChangeResults>
  /// The unit tests of each architecture.
  var testing: Measured<TestingResults>
  var cost: TimeResults
  var environment: EnvironmentResults

  /// What was found of the compared architectures, in their order.
  var compared: [ArchitectureProfiles.System] {
    architectures.compactMap { name in systems.systems.first { $0.name == name } }
  }
}

extension ComparisonResults: SchemaVersioned {}

extension ResultsFile {
  /// Reads the results of a comparison and checks that they can be rendered; `file` is its name in errors.
  static func decode(_ data: Data, file: String) throws(CommandFailure) -> ComparisonResults {
    let results = try decode(ComparisonResults.self, from: data, file: file)
    do {
      try ResultsCheck(results: results).run()
    } catch {
      throw .usage("\(file), at \(error)")
    }
    return results
  }
}
