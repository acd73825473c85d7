import ArchitectureCatalog
import ScenarioDriver

/// An architecture that is not as specified, or not as the first one is, with the shortest walk found that shows it.
package struct WalkDifference: Error, CustomStringConvertible {
  /// What is not as expected after the last step.
  enum Kind {
    case outcome(expected: Prediction, found: Transcript.Outcome)
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
  /// A scenario file: it fails in the architecture that differs, and holds in one that is as it should be.
  package let description: String

  @MainActor
  init(
    seed: UInt64, walk: Int, actions: [Action], failure: WalkRunner.Failure, standard: WalkStandard = .model
  ) {
    let runner = WalkRunner(architectures: [failure.architecture], standard: standard)
    var shrinker = Shrinker { runner.firstFailure(in: $0)?.step }
    let actions = shrinker.shrink(actions, failingAt: failure.step)
    let kind = runner.firstFailure(in: actions)?.kind ?? failure.kind
    self.actions = actions
    self.kind = kind
    self.seed = seed
    self.walk = walk
    architecture = failure.architecture.name
    let number = "Random walk \(walk) of seed \(seed)"
    let finding =
      switch standard {
      case .model: "\(architecture) is not as specified"
      case .architecture(let other): "\(architecture) differs from \(other)"
      }
    description =
      ScenarioFile(
        name: number, remark: "\(number): \(finding).", actions: actions, kind: kind,
        oracle: standard.makeOracle()
      ).text
  }
}
