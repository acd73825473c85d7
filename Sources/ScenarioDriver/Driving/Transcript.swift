public import TerminalKit

/// What happened in a scenario: each step, and the screen after it.
public struct Transcript: Equatable, Sendable {
  /// What came of a step.
  public enum Outcome: Equatable, Sendable {
    /// The step touched storage only; there is no new screen.
    case done
    /// The screen after the step.
    case screen(ScreenSnapshot)
    /// The expectation held.
    case held
    case failed(Failure)
  }

  /// Why a step failed: what was expected, what was found, and the whole screen at that moment.
  public struct Failure: Equatable, Sendable {
    public let expected: String
    public let found: String
    public let screen: ScreenSnapshot?
  }

  /// One step with its outcome.
  public struct Entry: Equatable, Sendable {
    public let step: Step
    public let outcome: Outcome
  }

  public let scenario: String
  public let entries: [Entry]

  /// The step that failed and why, if one did.
  public var failure: (step: Step, failure: Failure)? {
    guard let last = entries.last, case .failed(let failure) = last.outcome else { return nil }
    return (last.step, failure)
  }
}
