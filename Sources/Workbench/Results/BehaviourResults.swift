/// What the scenarios showed. Only identical behaviour gets this far: a difference ends the comparison.
struct BehaviourResults: Codable, Equatable, Sendable {
  /// One scenario, which every architecture passed with the same transcript.
  struct PassedScenario: Codable, Equatable, Sendable {
    let name: String
    /// The steps that a person does, and the changes of storage.
    let actions: Int
    /// The expectations that held.
    let expectations: Int
    /// The screens that were compared.
    let screens: Int
  }

  let scenarios: [PassedScenario]
  /// The bytes of one architecture's transcripts; the others' are the same.
  let transcriptBytes: Int
}

/// How the architectures behave when much happens in any order, when storage refuses, and when screens come and go.
struct FaultResults: Codable, Equatable, Sendable {
  /// How often something of a kind was there.
  struct Count: Codable, Equatable, Sendable {
    let name: String
    let count: Int
  }

  /// What random walks tried. Only walks on which every architecture was as specified get this far.
  struct Walks: Codable, Equatable, Sendable {
    /// The seed of all walks.
    let seed: UInt64
    let walks: Int
    /// The steps of each walk that follow its launch.
    let stepsPerWalk: Int
    /// The actions by their kind, those before the launch included; every architecture performed each of them.
    let actions: [Count]
    /// The screens that were compared with what was expected, over all architectures.
    let screensCompared: Int
    /// The steps that were impossible on the screen as it was, and that each architecture refused in the same words.
    let refusals: Int
    /// The contacts that were stored before a launch.
    let contactsGiven: Int
    /// The contacts that the app of one architecture stored; the others stored the same.
    let contactsAdded: Int
    /// The times that storage was told to refuse its next operation.
    let faultsInjected: Int
    /// The faults that the app ran into; the others were still waiting when the walk ended.
    let faultsMet: Int
  }

  /// The objects of one architecture that its screens brought with them, and those that stayed behind.
  struct Lifetimes: Codable, Equatable, Sendable {
    struct Instances: Codable, Equatable, Sendable {
      /// The name of the class, without its module.
      let type: String
      /// How many of them there were in the course of the census.
      let seen: Int
      /// How many of them were still alive when all should have been gone.
      let alive: Int
    }

    let architecture: String
    /// How often the Add screen was opened and left, half of the times through Done and half through Cancel.
    let visits: Int
    /// The objects that came with the Add screen; alive after it was left for the last time.
    let addContact: [Instances]
    /// All objects of the app; alive after the app was let go of.
    let app: [Instances]
  }

  let walks: Walks
  let lifetimes: [Lifetimes]
}
