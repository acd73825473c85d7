import ArchitectureCatalog
import ScenarioDriver
import TerminalKit

/// An architecture that is not as specified, with the shortest walk found that shows it.
package struct WalkDifference: Error, CustomStringConvertible {
  /// What is not as specified after the last step.
  enum Kind {
    case outcome(expected: ReferenceModel.Prediction, found: Transcript.Outcome)
    /// The screens are the same, what is stored is not.
    case storage
  }

  /// The seed of all walks.
  let seed: UInt64
  /// The number of the walk, counted from 1.
  let walk: Int
  /// The name of the architecture that differs.
  let architecture: String
  /// The steps of the walk, shrunk.
  let actions: [Action]
  let kind: Kind

  @MainActor
  init(seed: UInt64, walk: Int, actions: [Action], failure: WalkRunner.Failure) {
    let runner = WalkRunner(architectures: [failure.architecture])
    var shrinker = Shrinker { runner.firstFailure(in: $0)?.step }
    self.actions = shrinker.shrink(actions, failingAt: failure.step)
    self.seed = seed
    self.walk = walk
    architecture = failure.architecture.name
    kind = runner.firstFailure(in: self.actions)?.kind ?? failure.kind
  }

  /// A scenario file: it fails in the architecture that differs, and holds in one that is as specified.
  package var description: String {
    ScenarioFile(self).text
  }
}
