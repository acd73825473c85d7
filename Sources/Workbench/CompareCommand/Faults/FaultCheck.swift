import ArchitectureCatalog
import Proof
import Report
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
