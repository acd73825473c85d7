package import ArchitectureCatalog
import Measurement
package import Results

/// Drives architectures through random walks, and compares each of their screens with a reference model.
@MainActor
package struct RandomWalks {
  /// The seed where none is given.
  package static let defaultSeed: UInt64 = 1

  private let architectures: [Architecture]
  private let steps: Int

  /// - Parameter steps: the steps of each walk after its launch.
  package init(_ architectures: [Architecture], steps: Int = 100) {
    self.architectures = architectures
    self.steps = steps
  }

  /// What the walks tried; the same seed gives the same walks on every machine.
  ///
  /// Throws ``WalkDifference``, shrunk, for the first walk on which an architecture is not as the model says.
  package func run(count: Int, seed: UInt64 = defaultSeed) throws(WalkDifference) -> FaultResults.Walks {
    var seeds = SeededGenerator(seed: seed)
    var tally = WalkTally()
    let runner = WalkRunner(architectures: architectures)
    for number in 0..<count {
      let actions = WalkGenerator.walk(seed: seeds.next(), steps: steps)
      if let failure = runner.firstFailure(in: actions, tally: &tally) {
        throw WalkDifference(seed: seed, walk: number + 1, actions: actions, failure: failure)
      }
    }
    return tally.results(seed: seed, walks: count, steps: steps, architectures: architectures.count)
  }
}
