import ArchitectureCatalog
import CommandLineKit
import Results
import ScenarioDriver

/// Proves that a person sees the same in every architecture: drives each through the same scenarios and compares.
@MainActor
struct BehaviourCheck {
  private let architectures: [Architecture]

  /// - Parameter architectures: whom to compare; the first one is what the others are held against.
  init(_ architectures: [Architecture]) {
    self.architectures = architectures
  }

  /// What the scenarios showed. Throws ``BehaviourDifference`` for everything that did not hold or was not the same.
  ///
  /// - Parameter changed: scenarios that must not hold, and have to fail alike.
  func run(
    _ scenarios: [Scenario], changed: [Scenario] = []
  ) throws(BehaviourDifference) -> BehaviourResults {
    var difference = BehaviourDifference()
    var results: [BehaviourResults.PassedScenario] = []
    var bytes = 0
    for scenario in scenarios {
      let transcripts = transcripts(of: scenario)
      difference.inspect(transcripts, isChanged: false)
      if let (_, transcript) = transcripts.first {
        bytes += transcript.description.utf8.count
        results.append(BehaviourResults.PassedScenario(transcript))
      }
    }
    for scenario in changed { difference.inspect(transcripts(of: scenario), isChanged: true) }
    guard difference.isEmpty else { throw difference }
    return BehaviourResults(scenarios: results, transcriptBytes: bytes)
  }

  private func transcripts(of scenario: Scenario) -> [(architecture: String, transcript: Transcript)] {
    architectures.map { architecture in
      (architecture.name, ScenarioDriver(makeApp: architecture.makeApp).run(scenario))
    }
  }
}

extension BehaviourResults.PassedScenario {
  fileprivate init(_ transcript: Transcript) {
    let expectations = transcript.entries.count { $0.outcome == .held }
    let screens = transcript.entries.count { if case .screen = $0.outcome { true } else { false } }
    self.init(
      name: transcript.scenario, actions: transcript.entries.count - expectations, expectations: expectations,
      screens: screens)
  }
}

/// Everything in which architectures failed a scenario, or differed from the first one.
struct BehaviourDifference: Error, CustomStringConvertible {
  private var problems: [String] = []

  init() {}

  var isEmpty: Bool { problems.isEmpty }

  var description: String {
    problems.joined(separator: "\n\n")
  }

  /// Notes what is wrong with one scenario's transcripts.
  ///
  /// - Parameter isChanged: whether the scenario is declared as one that does not hold any more.
  mutating func inspect(_ transcripts: [(architecture: String, transcript: Transcript)], isChanged: Bool) {
    guard let (firstName, first) = transcripts.first else { return }
    let scenario = VisibleText.abbreviated(first.scenario)
    for (name, transcript) in transcripts {
      switch (transcript.failureMessage, isChanged) {
      case (nil, false), (.some, true): continue
      case (nil, true):
        problems.append(
          "\(name) passes the scenario \"\(scenario)\", which is declared as changed, but holds")
      case (let message?, false):
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
