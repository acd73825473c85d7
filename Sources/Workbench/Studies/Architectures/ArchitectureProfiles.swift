import BehaviourProof
import Measurement
import SourceReading

/// Every architecture of the catalog, compared or not.
///
/// Their instructions and allocations are among the counts of the run.
struct ArchitectureProfiles: Codable, Equatable, Sendable {
  /// The checks that all of them passed before anything was counted: an architecture with a difference is not counted.
  struct Proof: Codable, Equatable, Sendable {
    let scenarios: Int
    /// The random walks on which all architectures behaved as specified.
    let walks: Int
  }

  struct System: Codable, Equatable, Sendable {
    let name: String
    /// Its folder, from the root of the package.
    let folder: String
    let sources: StructureResults.ArchitectureSources
    let coupling: CouplingResults
    /// The call stacks of a tap on Done on the Add screen.
    let done: Measured<[TapResults.Stack]>
    /// The call stacks of a tap on Cancel on the Add screen.
    let cancel: Measured<[TapResults.Stack]>

    /// The call stacks of a tap on this button; nil if it was not followed.
    func stacks(ofTap button: String) -> [TapResults.Stack]? { (button == "Cancel" ? cancel : done).value }
  }

  /// An architecture of the catalog that was not measured.
  struct MissingSystem: Codable, Equatable, Sendable {
    let name: String
    let reason: String
  }

  /// The number of contacts with which all architectures are counted.
  static let size = 1_000

  let proof: Proof
  /// In the order of the catalog.
  let systems: [System]
  /// The architectures that don't behave like the others.
  var missing: [MissingSystem] = []
}
