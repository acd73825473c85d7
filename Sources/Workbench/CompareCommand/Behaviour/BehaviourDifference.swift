import CommandLineKit
import ScenarioDriver

/// Everything in which architectures failed a scenario, or differed from the first one.
package struct BehaviourDifference: Error, CustomStringConvertible {
  private var problems: [String] = []

  init() {}

  var isEmpty: Bool { problems.isEmpty }

  package var description: String {
    problems.joined(separator: "\n\n")
  }

  /// Notes what is wrong with one scenario's transcripts.
  mutating func inspect(_ transcripts: [(architecture: String, transcript: Transcript)]) {
    guard let (firstName, first) = transcripts.first else { return }
    let scenario = VisibleText.abbreviated(first.scenario)
    for (name, transcript) in transcripts {
      if let message = transcript.failureMessage {
        problems.append("\(name) fails the scenario \"\(scenario)\"\n\(message)")
      }
    }
    // Screens are compared by meaning as well: two that differ must not pass because they print alike.
    for (name, transcript) in transcripts.dropFirst() where transcript != first {
      let diff = TranscriptDiff(first.lines, transcript.lines)
      problems.append(
        """
        \(name) differs from \(firstName) in the scenario "\(scenario)"
        - \(firstName)
        + \(name)
        \(diff.isEmpty ? "the screens print alike, but do not mean the same" : diff.description)
        """)
    }
  }
}
