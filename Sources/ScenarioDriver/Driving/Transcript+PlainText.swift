import CommandLineKit
import TerminalKit

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
