import TerminalKit

extension Transcript: CustomStringConvertible {
  /// The transcript as plain text: a step a line, each followed by the screen that it led to.
  public var description: String {
    lines.joined(separator: "\n") + "\n"
  }

  /// The lines of ``description``.
  public var lines: [String] {
    ["scenario \(scenario.quoted)"]
      + entries.flatMap { entry in
        ["  \(entry.step.text.displayText)\(entry.outcome.remark)"]
          + entry.outcome.lines.map { "    | \($0)" }
      }
  }

  /// One line that names the place of the failed expectation, what was expected and what was on the screen.
  public var failureMessage: String? {
    failure.map { step, failure in
      "\(step.location.description.displayText): expected \(failure.expected); found \(failure.found)"
    }
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
