package import ArchitectureCatalog
import Measurement
package import Results
import ScenarioDriver

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

/// Performs walks in architectures and in the reference model side by side, until an architecture differs.
@MainActor
struct WalkRunner {
  /// The first step at which an architecture differs from the model.
  struct Failure {
    let step: Int
    let architecture: Architecture
    let kind: WalkDifference.Kind
  }

  let architectures: [Architecture]

  /// The first failure, nil where there is none; what the model does is noted in the tally.
  func firstFailure(in actions: [Action], tally: inout WalkTally) -> Failure? {
    var model = ReferenceModel()
    var subjects = architectures.map(WalkSubject.init)
    for (step, action) in actions.enumerated() {
      let expected = model.perform(action)
      tally.note(action, expected)
      for index in subjects.indices {
        if let kind = subjects[index].perform(action, expecting: expected, stored: model.stored) {
          return Failure(step: step, architecture: architectures[index], kind: kind)
        }
      }
    }
    tally.noteEnd(stored: model.stored.count)
    return nil
  }

  /// The first failure, nil where there is none.
  func firstFailure(in actions: [Action]) -> Failure? {
    var tally = WalkTally()
    return firstFailure(in: actions, tally: &tally)
  }
}
