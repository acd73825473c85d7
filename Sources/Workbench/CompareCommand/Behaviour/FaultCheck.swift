import ArchitectureCatalog
import Proof
import Results

/// Proves that architectures are as specified where much happens in any order, and counts what their screens leave behind.
@MainActor
struct FaultCheck {
  private let architectures: [Architecture]

  init(_ architectures: [Architecture]) {
    self.architectures = architectures
  }

  /// Throws `WalkDifference` for an architecture that is not as specified.
  func run(walks: Int, seed: UInt64) throws -> FaultResults {
    let walks = try RandomWalks(architectures).run(count: walks, seed: seed)
    return FaultResults(walks: walks, lifetimes: try LifetimeCensus().run(architectures))
  }
}

/// What random walks tried, in words.
struct WalkSummary {
  private let walks: FaultResults.Walks

  init(_ walks: FaultResults.Walks) {
    self.walks = walks
  }

  /// The walks in one line.
  var line: String {
    """
    Random walks: \(walks.walks) of \(walks.stepsPerWalk) steps, seed \(walks.seed): \
    \(walks.screensCompared) screens as specified.
    """
  }

  /// Everything that was counted.
  var text: String {
    """
    \(line)
      Actions: \(walks.actions.map { "\($0.name) \($0.count)" }.joined(separator: ", ")).
      Steps that were impossible, and refused alike: \(walks.refusals).
      Contacts: \(walks.contactsGiven) given, \(walks.contactsAdded) added.
      Faults of storage: \(walks.faultsInjected) injected, \(walks.faultsMet) met.

    """
  }
}
