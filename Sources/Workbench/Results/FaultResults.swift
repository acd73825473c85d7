/// How the architectures behave when much happens in any order, when storage refuses, and when screens come and go.
package struct FaultResults: Codable, Equatable, Sendable {
  /// How often something of a kind was there.
  package struct Count: Codable, Equatable, Sendable {
    /// What is counted.
    package let name: String
    /// How often it was there.
    package let count: Int

    package init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// What random walks tried. Only walks on which every architecture was as specified get this far.
  package struct Walks: Codable, Equatable, Sendable {
    /// The seed of all walks.
    package let seed: UInt64
    /// How many walks there were.
    package let walks: Int
    /// The steps of each walk that follow its launch.
    package let stepsPerWalk: Int
    /// The actions by their kind, those before the launch included; every architecture performed each of them.
    package let actions: [Count]
    /// The screens that were compared with what was expected, over all architectures.
    package let screensCompared: Int
    /// The steps that were impossible on the screen as it was, and that each architecture refused in the same words.
    package let refusals: Int
    /// The contacts that were stored before a launch.
    package let contactsGiven: Int
    /// The contacts that the app of one architecture stored; the others stored the same.
    package let contactsAdded: Int
    /// The times that storage was told to refuse its next operation.
    package let faultsInjected: Int
    /// The faults that the app ran into; the others were still waiting when the walk ended.
    package let faultsMet: Int

    package init(
      seed: UInt64, walks: Int, stepsPerWalk: Int, actions: [Count], screensCompared: Int, refusals: Int,
      contactsGiven: Int, contactsAdded: Int, faultsInjected: Int, faultsMet: Int
    ) {
      self.seed = seed
      self.walks = walks
      self.stepsPerWalk = stepsPerWalk
      self.actions = actions
      self.screensCompared = screensCompared
      self.refusals = refusals
      self.contactsGiven = contactsGiven
      self.contactsAdded = contactsAdded
      self.faultsInjected = faultsInjected
      self.faultsMet = faultsMet
    }
  }

  /// The objects of one architecture that its screens brought with them, and those that stayed behind.
  package struct Lifetimes: Codable, Equatable, Sendable {
    /// The objects of one class.
    package struct Instances: Codable, Equatable, Sendable {
      /// The name of the class, without its module.
      package let type: String
      /// How many of them there were in the course of the census.
      package let seen: Int
      /// How many of them were still alive when all should have been gone.
      package let alive: Int

      package init(type: String, seen: Int, alive: Int) {
        self.type = type
        self.seen = seen
        self.alive = alive
      }
    }

    /// The name of the architecture.
    package let architecture: String
    /// How often the Add screen was opened and left, half of the times through Done and half through Cancel.
    package let visits: Int
    /// The objects that came with the Add screen; alive after it was left for the last time.
    package let addContact: [Instances]
    /// All objects of the app; alive after the app was let go of.
    package let app: [Instances]

    package init(architecture: String, visits: Int, addContact: [Instances], app: [Instances]) {
      self.architecture = architecture
      self.visits = visits
      self.addContact = addContact
      self.app = app
    }
  }

  /// What random walks tried.
  package let walks: Walks
  /// What screens left behind, per architecture.
  package let lifetimes: [Lifetimes]

  package init(walks: Walks, lifetimes: [Lifetimes]) {
    self.walks = walks
    self.lifetimes = lifetimes
  }
}
