import ArchitectureCatalog
import Results
import ScenarioDriver
import TerminalKit
import Testing

@testable import Proof

@MainActor
@Suite struct RandomWalksTests {
  @Test func theCatalogIsAsSpecifiedOnRandomWalks() throws {
    let results = try RandomWalks(ArchitectureCatalog.all).run(count: 200)
    #expect(results.walks == 200)
    #expect(results.screensCompared > 40_000)
    // Walks that do not reach every kind of step would show little.
    #expect(
      results.actions.map(\.name)
        == ActionKind.allCases.map(\.rawValue).filter {
          !["expect", "storage", "fail next remove"].contains($0)
        })
    #expect(results.actions.allSatisfy { $0.count >= 20 })
    #expect(results.contactsAdded > 1_000)
    #expect(results.faultsMet > 500)
    #expect(results.refusals > 200)
  }

  /// What random walks found once, shrunk: the order did not take equal names for equal.
  @Test(arguments: ArchitectureCatalog.all)
  func aNameThatIsSpeltApartIsInThePlaceOfItsEqual(architecture: Architecture) throws {
    let text = #"""
      scenario "A mark behind a syllable"
        given contact "a" "\u{1100}\u{1175}"
        launch
        tap "Add"
        type "a" into "First name"
        type "\u{1100}\u{1175}\u{301}" into "Last name"
        tap "Done"
        expect inserted row 2
        expect rows "a \u{1100}\u{1175}", "a \u{AE30}\u{301}"
      """#
    let scenario = try #require(try ScenarioParser.parse(text, file: "walk.scenario").first)
    #expect(ScenarioDriver(makeApp: architecture.makeApp).run(scenario).failureMessage == nil)
    let actions = scenario.steps.map(\.action).filter { if case .expect = $0 { false } else { true } }
    #expect(WalkRunner(architectures: [architecture]).firstFailure(in: actions) == nil)
  }

  @Test func theSameSeedTriesTheSame() throws {
    let walks = RandomWalks(Array(ArchitectureCatalog.all.prefix(1)))
    #expect(try walks.run(count: 3, seed: 9) == walks.run(count: 3, seed: 9))
    #expect(try walks.run(count: 3, seed: 9) != walks.run(count: 3, seed: 10))
    #expect(WalkGenerator.walk(seed: 5, steps: 100) == WalkGenerator.walk(seed: 5, steps: 100))
  }

  @Test func aWalkIsAScenario() throws {
    for seed in 0..<20 {
      let actions = WalkGenerator.walk(seed: UInt64(seed), steps: 100)
      let text = (["scenario \"walk\""] + actions.compactMap(\.scenarioLine)).joined(separator: "\n")
      let scenario = try #require(try ScenarioParser.parse(text, file: "walk.scenario").first)
      #expect(scenario.steps.map(\.action) == actions)
    }
  }

  @Test func withoutTheModelWalksDoWhatItKnowsNothingOf() throws {
    let walks = try RandomWalks(["A", "B"].map { UnspecifiedApp.architecture($0) }, hasModel: false)
      .run(count: 20)
    let counts = Dictionary(uniqueKeysWithValues: walks.actions.map { ($0.name, $0.count) })
    for name in ["select", "delete", "type", "clear", "fail next remove"] {
      #expect(counts[name, default: 0] >= 20, "\(name)")
    }
  }

  @Test(arguments: UnspecifiedEvent.allCases)
  func withoutTheModelADifferenceAfterAnyOfItIsFound(event: UnspecifiedEvent) throws {
    let good = UnspecifiedApp.architecture("Good")
    let other = UnspecifiedApp.architecture("Other", otherwise: event)
    let difference = try #require(throws: WalkDifference.self) {
      try RandomWalks([good, other], hasModel: false).run(count: 20)
    }
    #expect(difference.actions.count <= 4)
    let scenario = try #require(
      try ScenarioParser.parse(difference.description, file: "walk.scenario").first)
    #expect(ScenarioDriver(makeApp: other.makeApp).run(scenario).failure != nil)
    #expect(ScenarioDriver(makeApp: good.makeApp).run(scenario).failureMessage == nil)
  }

  @Test(arguments: try BuiltInScenarios.all())
  func theModelIsAsTheScenariosSay(scenario: Scenario) {
    let actions = scenario.steps.map(\.action).filter { if case .expect = $0 { false } else { true } }
    #expect(WalkRunner(architectures: ArchitectureCatalog.all).firstFailure(in: actions) == nil)
  }
}
