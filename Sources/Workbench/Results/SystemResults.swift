/// Every architecture of the catalog side by side: those that are compared and those that are not.
///
/// What they ask for while they run, and what they take, is among the counts and the samples of the run.
package struct SystemResults: Codable, Equatable, Sendable {
  /// What held in all of them before anything was counted: a difference counts nothing.
  package struct Proof: Codable, Equatable, Sendable {
    /// The scenarios that all passed with the same transcripts.
    package let scenarios: Int
    /// The random walks on which all were as specified.
    package let walks: Int
    /// The screens of scenarios from which nothing stayed behind.
    package let screens: Int
    /// The source files that import what their roles allow.
    package let files: Int

    package init(scenarios: Int, walks: Int, screens: Int, files: Int) {
      self.scenarios = scenarios
      self.walks = walks
      self.screens = screens
      self.files = files
    }
  }

  /// One architecture.
  package struct System: Codable, Equatable, Sendable {
    package let name: String
    /// Its folder, from the root of the package.
    package let folder: String
    package let sources: StructureResults.ArchitectureSources
    package let coupling: CouplingResults
    /// What visits to the Add screen left behind.
    package let lifetimes: FaultResults.Lifetimes
    /// The way of Done on the Add screen.
    package let done: Measured<[TapResults.Stack]>
    /// The way of Cancel on the Add screen.
    package let cancel: Measured<[TapResults.Stack]>

    package init(
      name: String, folder: String, sources: StructureResults.ArchitectureSources,
      coupling: CouplingResults, lifetimes: FaultResults.Lifetimes, done: Measured<[TapResults.Stack]>,
      cancel: Measured<[TapResults.Stack]>
    ) {
      self.name = name
      self.folder = folder
      self.sources = sources
      self.coupling = coupling
      self.lifetimes = lifetimes
      self.done = done
      self.cancel = cancel
    }
  }

  /// One that is in the catalog and was not looked at.
  package struct MissingSystem: Codable, Equatable, Sendable {
    package let name: String
    package let reason: String

    package init(name: String, reason: String) {
      self.name = name
      self.reason = reason
    }
  }

  /// How many contacts there are where all of them are counted and timed.
  package static let size = 1_000

  package let proof: Proof
  /// In the order of the catalog.
  package let systems: [System]
  /// Those that do not behave as the others; nil in results that were written before they were named.
  package let missing: [MissingSystem]?

  package init(proof: Proof, systems: [System], missing: [MissingSystem] = []) {
    self.proof = proof
    self.systems = systems
    self.missing = missing
  }
}
