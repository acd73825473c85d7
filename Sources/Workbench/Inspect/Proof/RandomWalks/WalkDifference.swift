import ArchitectureCatalog
import ScenarioDriver

/// An architecture that is not as specified, or not as the first one is, with the shortest walk found that shows it.
struct WalkDifference: Error, CustomStringConvertible {
  /// What is not as expected after the last step.
  enum Kind {
    case outcome(expected: Prediction, found: Transcript.Outcome)
    /// The screens are the same, what is stored is not.
    case storage
  }

  /// The name of the architecture that differs.
  let architecture: String
  /// The steps of the walk, shrunk.
  let actions: [Action]
  /// A scenario file: it fails in the architecture that differs, and holds in one that is as it should be.
  let description: String

  /// - Parameters:
  ///   - seed: that of all walks.
  ///   - walk: the number of the walk, counted from 1.
  @MainActor
  init(seed: UInt64, walk: Int, actions: [Action], failure: WalkRunner.Failure, standard: WalkStandard) {
    let runner = WalkRunner(architectures: [failure.architecture], standard: standard)
    var shrinker = Shrinker { runner.firstFailure(in: $0)?.step }
    let actions = shrinker.shrink(actions, failingAt: failure.step)
    let kind = runner.firstFailure(in: actions)?.kind ?? failure.kind
    self.actions = actions
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
