package import ArchitectureCatalog
import Report
package import Results
package import ScenarioDriver

/// Proves that a person sees the same in every architecture: drives each through the same scenarios and compares.
@MainActor
package struct BehaviourCheck {
  private let architectures: [Architecture]

  /// - Parameter architectures: whom to compare; the first one is what the others are held against.
  package init(_ architectures: [Architecture]) {
    self.architectures = architectures
  }

  /// What the scenarios showed. Throws ``BehaviourDifference`` for everything that did not hold or was not the same.
  package func run(_ scenarios: [Scenario]) throws(BehaviourDifference) -> BehaviourResults {
    var difference = BehaviourDifference()
    var results: [BehaviourResults.Scenario] = []
    var bytes = 0
    for scenario in scenarios {
      let transcripts = architectures.map { architecture in
        (architecture.name, ScenarioDriver(makeApp: architecture.makeApp).run(scenario))
      }
      difference.inspect(transcripts)
      if let (_, transcript) = transcripts.first {
        bytes += transcript.description.utf8.count
        results.append(BehaviourResults.Scenario(transcript))
      }
    }
    guard difference.isEmpty else { throw difference }
    return BehaviourResults(scenarios: results, transcriptBytes: bytes)
  }
}

extension BehaviourResults.Scenario {
  fileprivate init(_ transcript: Transcript) {
    let expectations = transcript.entries.count { $0.outcome == .held }
    let screens = transcript.entries.count { if case .screen = $0.outcome { true } else { false } }
    self.init(
      name: transcript.scenario, actions: transcript.entries.count - expectations, expectations: expectations,
      screens: screens)
  }
}
