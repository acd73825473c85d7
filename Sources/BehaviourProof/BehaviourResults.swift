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

/// The objects that one architecture's screens created, and those that were never freed.
package struct LifetimeResults: Codable, Equatable, Sendable {
  package struct Instances: Codable, Equatable, Sendable {
    /// The name of the class, without its module.
    package let type: String
    /// The number of instances that existed at any time during the check.
    package let seen: Int
    /// The number of instances that were still alive when all should have been freed.
    package let alive: Int
  }

  package let architecture: String
  /// How often the Add screen was opened and closed, half of the times with Done and half with Cancel.
  package let visits: Int
  /// The objects created with the Add screen; `alive` counts those left after it was closed for the last time.
  package let addContact: [Instances]
  /// All objects of the app; `alive` counts those left after the app was released.
  package let app: [Instances]
}
