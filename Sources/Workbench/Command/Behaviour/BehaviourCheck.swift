import ArchitectureCatalog
import Measurement
import ScenarioDriver

/// Proves that a person sees the same in every architecture: drives each through the same scenarios and compares.
@MainActor
struct BehaviourCheck {
  private let architectures: [Architecture]
  private let proven: Architecture?

  /// - Parameters:
  ///   - architectures: whom to compare.
  ///   - proven: one of them that is known to behave as it should; without it the majority is right.
  init(_ architectures: [Architecture], proven: Architecture? = nil) {
    self.architectures = architectures
    self.proven = proven
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
      difference.inspect(transcripts, isChanged: false, proven: proven?.name)
      if let (_, transcript) = transcripts.first {
        bytes += transcript.description.utf8.count
        results.append(BehaviourResults.PassedScenario(transcript))
      }
    }
    for scenario in changed {
      difference.inspect(transcripts(of: scenario), isChanged: true, proven: proven?.name)
    }
    guard difference.isEmpty else { throw difference }
    return BehaviourResults(scenarios: results, transcriptBytes: bytes)
  }

  private func transcripts(of scenario: Scenario) -> [(name: String, transcript: Transcript)] {
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
