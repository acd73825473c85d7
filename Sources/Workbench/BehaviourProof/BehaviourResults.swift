/// The outcome of the scenarios. It describes identical behaviour only: any difference ends the comparison.
struct BehaviourResults: Codable, Equatable, Sendable {
  /// One scenario, which every architecture passed with the same transcript.
  struct PassedScenario: Codable, Equatable, Sendable {
    let name: String
    /// The steps that a person performs or that change the storage.
    let actions: Int
    /// The expectations that held.
    let expectations: Int
    let screens: Int
  }

  let scenarios: [PassedScenario]
  /// The bytes of one architecture's transcripts; the others' are the same.
  let transcriptBytes: Int
}

/// The extent of the random walks. On all of them, every architecture behaved as specified.
struct WalkResults: Codable, Equatable, Sendable {
  /// The number of actions of one kind.
  struct Count: Codable, Equatable, Sendable {
    let name: String
    let count: Int
  }

  /// The seed of all walks.
  let seed: UInt64
  let walks: Int
  /// The number of steps in each walk after the launch.
  let stepsPerWalk: Int
  /// The actions by kind, including those before the launch; every architecture performed all of them.
  let actions: [Count]
  /// The number of screens compared with the expected ones, summed over all architectures.
  let screensCompared: Int
  /// The steps that were impossible on the current screen; every architecture refused them in the same words.
  let refusals: Int
  /// The number of contacts stored before a launch.
  let contactsGiven: Int
  /// The number of contacts that one architecture's app stored; the others stored the same.
  let contactsAdded: Int
  /// How often the storage was told to refuse its next operation.
  let faultsInjected: Int
  /// The faults that the app ran into; the others were still pending when the walk ended.
  let faultsMet: Int
}

/// The objects that one architecture's screens created, and those that were never freed.
struct LifetimeResults: Codable, Equatable, Sendable {
  struct Instances: Codable, Equatable, Sendable {
    /// The name of the class, without its module.
    let type: String
    /// The number of instances that existed at any time during the census.
    let seen: Int
    /// The number of instances that were still alive when all should have been freed.
    let alive: Int
  }

  let architecture: String
  /// How often the Add screen was opened and closed, half of the times with Done and half with Cancel.
  let visits: Int
  /// The objects created with the Add screen; `alive` counts those left after it was closed for the last time.
  let addContact: [Instances]
  /// All objects of the app; `alive` counts those left after the app was released.
  let app: [Instances]
}
