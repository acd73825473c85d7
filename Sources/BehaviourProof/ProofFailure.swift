package import CommandLineKit
import ScenarioDriver

/// What has to hold of architectures does not, in words for a person.
package struct ProofFailure: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }

  /// The status and the message of an error of the proof; nil for any other.
  package static func explain(_ error: any Error) -> (ExitStatus, String)? {
    switch error {
    case let error as ScenarioSyntaxError: (.usage, error.description)
    case let error as BehaviourDifference: (.checkFailed, error.description)
    case let error as WalkDifference: (.checkFailed, error.description)
    case let error as ProofFailure: (.checkFailed, error.description)
    default: nil
    }
  }
}
