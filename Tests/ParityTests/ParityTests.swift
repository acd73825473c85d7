import ArchitectureCatalog
import ContactsDomain
import ScenarioDriver
import Testing

/// Every architecture does what every scenario says, and shows the same screens on the way.
@MainActor @Suite struct ParityTests {
  private func transcript(of scenario: Scenario, in architecture: Architecture) -> Transcript {
    ScenarioDriver(makeApp: architecture.makeApp).run(scenario)
  }

  @Test(arguments: try BuiltInScenarios.all())
  func everyExpectationHoldsAndEveryScreenIsTheSameAgainAndAgain(scenario: Scenario) throws {
    let first = try transcript(of: scenario, in: #require(ArchitectureCatalog.every.first))
    for architecture in ArchitectureCatalog.every {
      let transcript = transcript(of: scenario, in: architecture)
      #expect(transcript.failureMessage == nil, "\(architecture)")
      #expect(transcript.entries.count == scenario.steps.count, "\(architecture)")
      #expect(transcript == first, "\(architecture)")
      #expect(transcript.description.utf8.elementsEqual(first.description.utf8), "\(architecture)")
      #expect(self.transcript(of: scenario, in: architecture) == transcript, "\(architecture)")
    }
  }
}

extension Scenario: CustomTestStringConvertible {
  /// What a report of the tests calls a scenario.
  public var testDescription: String { name }
}
