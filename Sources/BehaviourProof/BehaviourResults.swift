/// The outcome of the scenarios. It describes identical behaviour only: any difference ends the comparison.
package struct BehaviourResults: Codable, Equatable, Sendable {
  /// One scenario, which every architecture passed with the same transcript.
  package struct PassedScenario: Codable, Equatable, Sendable {
    package let name: String
    /// The steps that a person performs or that change the storage.
    package let actions: Int
    /// The expectations that held.
    package let expectations: Int
    package let screens: Int
  }

  package let scenarios: [PassedScenario]
}

/// The extent of the random walks. On all of them, every architecture behaved as specified.
package struct WalkResults: Codable, Equatable, Sendable {
  /// The seed of all walks.
  package let seed: UInt64
  package let walks: Int
  /// The number of steps in each walk after the launch.
  package let stepsPerWalk: Int
  /// The number of screens compared with the expected ones, summed over all architectures.
  package let screensCompared: Int
}
