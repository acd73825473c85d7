import Measurement

/// Every architecture of the catalog side by side: those that are compared and those that are not.
///
/// What they ask for while they run, and what they take, is among the counts and the samples of the run.
struct SystemResults: Codable, Equatable, Sendable {
  /// What held in all of them before anything was counted: a difference counts nothing.
  struct Proof: Codable, Equatable, Sendable {
    /// The scenarios that all passed with the same transcripts.
    let scenarios: Int
    /// The random walks on which all were as specified.
    let walks: Int
    /// The screens of scenarios from which nothing stayed behind.
    let screens: Int
    /// The source files that import what their roles allow.
    let files: Int
  }

  /// One architecture.
  struct System: Codable, Equatable, Sendable {
    let name: String
    /// Its folder, from the root of the package.
    let folder: String
    let sources: StructureResults.ArchitectureSources
    let coupling: CouplingResults
    /// What visits to the Add screen left behind.
    let lifetimes: FaultResults.Lifetimes
    /// The way of Done on the Add screen.
    let done: Measured<[TapResults.Stack]>
    /// The way of Cancel on the Add screen.
    let cancel: Measured<[TapResults.Stack]>
  }

  /// One that is in the catalog and was not looked at.
  struct MissingSystem: Codable, Equatable, Sendable {
    let name: String
    let reason: String
  }

  /// How many contacts there are where all of them are counted and timed.
  static let size = 1_000

  let proof: Proof
  /// In the order of the catalog.
  let systems: [System]
  /// Those that do not behave as the others; nil in results that were written before they were named.
  let missing: [MissingSystem]?

  init(proof: Proof, systems: [System], missing: [MissingSystem] = []) {
    self.proof = proof
    self.systems = systems
    self.missing = missing
  }
}
