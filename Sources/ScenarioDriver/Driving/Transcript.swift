package import TerminalKit

/// What happened in a scenario: each step, and the screen after it.
package struct Transcript: Equatable, Sendable {
  /// What came of a step.
  package enum Outcome: Equatable, Sendable {
    /// The step touched storage only; there is no new screen.
    case done
    /// The screen after the step.
    case screen(ScreenSnapshot)
    /// The expectation held.
    case held
    case failed(Failure)
  }

  /// Why a step failed: what was expected, what was found, and the whole screen at that moment.
  package struct Failure: Equatable, Sendable {
    package let expected: String
    package let found: String
    package let screen: ScreenSnapshot?
  }

  /// One step with its outcome.
  package struct Entry: Equatable, Sendable {
    package let step: Step
    package let outcome: Outcome
  }

  package let scenario: String
  package let entries: [Entry]

  /// The step that failed and why, if one did.
  package var failure: (step: Step, failure: Failure)? {
    guard let last = entries.last, case .failed(let failure) = last.outcome else { return nil }
    return (last.step, failure)
  }
}
