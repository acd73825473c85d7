import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import Measurement
import ScenarioDriver
import Testing

@testable import Workbench

@MainActor
@Suite struct WalksCommandTests {
  @Test(arguments: [
    ["walks", "0"], ["walks", "many"], ["walks", "-5"], ["walks", "--", "-1"], ["--seed=-1"],
    ["walks", "1", "--seed", "18446744073709551616"], ["walks", "1", "2"],
    ["walks", "1", "--output", "elsewhere"], ["walks", "1", "--architectures", "no architecture"],
  ])
  func whatIsNoNumberOrNoOptionHasItsStatus(words: [String]) {
    #expect(CompareCommand().run(words) == .usage)
  }

  @Test func walksRunAndStop() {
    #expect(CompareCommand().run(["walks", "2", "--seed", "5", "--architectures", "MVC"]) == .success)
    #expect(CompareCommand().run(["fuzz", "20"]) == .usage, "no command any more")
  }

  @Test func aWalkThatFailsIsAFailedCheckAndAScenario() throws {
    let first = ArchitectureCatalog.all[0]
    let forgetful = Architecture(name: "Forgetful", roles: []) { _ in
      first.makeApp(InMemoryContactRepository())
    }
    let error = try #require(throws: WalkDifference.self) {
      try RandomWalks([first, forgetful]).run(count: 10, seed: 1)
    }
    let (status, message) = try #require(CompareCommand.explain(error))
    #expect(status == .checkFailed)
    #expect(try ScenarioParser.parse(message, file: "walk.scenario").count == 1)
  }

  @Test func theSummarySaysWhatWasTried() {
    let walks = FaultResults.Walks(
      seed: 7, walks: 2, stepsPerWalk: 100,
      actions: [.init(name: "type", count: 9), .init(name: "scroll", count: 8)],
      screensCompared: 600, refusals: 5, contactsGiven: 4, contactsAdded: 3, faultsInjected: 2, faultsMet: 1)
    #expect(
      WalkSummary(walks).text == """
        Random walks: 2 of 100 steps, seed 7: 600 screens as specified.
          Actions: type 9, scroll 8.
          Steps that were impossible, and refused alike: 5.
          Contacts: 4 given, 3 added.
          Faults of storage: 2 injected, 1 met.

        """)
  }
}
