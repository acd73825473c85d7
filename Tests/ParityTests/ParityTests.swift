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

  // MARK: That a difference shows

  @Test(arguments: ArchitectureCatalog.every)
  func anAppThatMisplacesNewRowsIsNotTheSame(architecture: Architecture) throws {
    let scenario = try scenario(
      "given contact \"Grace\" \"Hopper\"\nlaunch\ntap \"Add\"\ntype \"Ada\" into \"First name\"\n"
        + "type \"Lovelace\" into \"Last name\"\ntap \"Done\"")
    let broken = ScenarioDriver { AppendingApp(repository: $0) }.run(scenario)
    let transcript = transcript(of: scenario, in: architecture)
    #expect(broken.failureMessage == nil)
    #expect(broken != transcript)
    #expect(broken.description != transcript.description)
    // The first screens are the same: it is the last one alone that differs.
    #expect(broken.entries.dropLast() == transcript.entries.dropLast())
  }

  private func scenario(_ lines: String) throws -> Scenario {
    try #require(ScenarioParser.parse("scenario \"S\"\n\(lines)", file: "f").first)
  }
}

extension Scenario: CustomTestStringConvertible {
  /// What a report of the tests calls a scenario.
  public var testDescription: String { name }
}
