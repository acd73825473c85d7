import CommandLineKit
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

extension Transcript: CustomStringConvertible {
  /// The line with which the transcript of the scenario begins.
  package static func heading(of scenario: String) -> String {
    "scenario \(scenario.quoted)".shortened
  }

  /// The transcript as plain text: a step a line, each followed by the screen that it led to.
  package var description: String {
    lines.joined(separator: "\n") + "\n"
  }

  /// The lines of ``description``.
  package var lines: [String] {
    [Self.heading(of: scenario)] + entries.flatMap(\.lines)
  }

  /// The ``Entry/failureMessage`` of the step that failed, if one did.
  package var failureMessage: String? { entries.last?.failureMessage }
}

extension Transcript.Entry {
  /// The step and the screen that it led to, as the transcript shows them.
  package var lines: [String] {
    ["  \(step.text.displayText.shortened)\(outcome.remark)"] + outcome.lines.map { "    | \($0.shortened)" }
  }

  /// One line that names the place of the failed expectation, what was expected and what was on the screen.
  package var failureMessage: String? {
    guard case .failed(let failure) = outcome else { return nil }
    return "\(step.location.description.displayText): expected \(failure.expected); found \(failure.found)"
  }
}

extension String {
  /// The line, without its end if that is beyond what the longest name and a label take.
  fileprivate var shortened: String {
    utf8.count <= VisibleText.limit ? self : VisibleText.abbreviated(self, to: 2 * VisibleText.limit)
  }
}

extension Transcript.Outcome {
  fileprivate var remark: String {
    switch self {
    case .done, .screen: ""
    case .held: "  # held"
    case .failed(let failure): "  # FAILED: expected \(failure.expected); found \(failure.found)"
    }
  }

  fileprivate var lines: [String] {
    switch self {
    case .done, .held: []
    case .screen(let screen): screen.lines
    case .failed(let failure): failure.screen?.lines ?? []
    }
  }
}
