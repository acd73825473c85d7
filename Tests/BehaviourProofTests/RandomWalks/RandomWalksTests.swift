import ArchitectureCatalog
import ContactsDomain
import Measurement
import ScenarioDriver
import TerminalKit
import TestSupport
import Testing

@testable import BehaviourProof

@MainActor
@Suite(.waits) struct RandomWalksTests {
  @Test func theCatalogIsAsSpecifiedOnRandomWalks() throws {
    let results = try RandomWalks(ArchitectureCatalog.every).run(count: 50)
    #expect(results.walks == 50)
    #expect(results.screensCompared > 10_000)
  }

  /// Walks in which little is stored, refused or impossible would show little.
  @Test func whatMayHappenHappensOften() {
    var (stored, failed, refused) = (0, 0, 0)
    for seed in 1...50 {
      var model = ReferenceModel()
      for action in WalkGenerator.walk(seed: UInt64(seed), steps: 100) {
        switch model.perform(action) {
        case .done: break
        case .refused: refused += 1
        case .screen(let screen): failed += screen.alert?.message == ReferenceWording.saveFailed ? 1 : 0
        }
      }
      stored += model.stored.count
    }
    #expect(stored > 500 && failed > 50 && refused > 50)
  }

  /// Nor would walks that do not reach every kind of step.
  @Test func everyKindOfStepIsTaken() {
    let counts = Self.kinds(in: (1...50).map { WalkGenerator.walk(seed: $0, steps: 100) })
    let kinds = ["clear", "delete", "fail", "given", "launch", "relaunch", "scroll", "select", "tap", "type"]
    #expect(counts.keys.sorted() == kinds)
    #expect(counts.values.allSatisfy { $0 >= 5 })
  }

  /// How many steps of each kind there are, by their first words.
  private static func kinds(in walks: [[Action]]) -> [String: Int] {
    let words = walks.joined().compactMap(\.scenarioLine).map { String($0.prefix { $0 != " " }) }
    return Dictionary(grouping: words) { $0 }.mapValues(\.count)
  }

  /// What random walks found once, shrunk: the order did not take equal names for equal.
  @Test(arguments: ArchitectureCatalog.every)
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
    for seed in 0..<60 {
      let actions = WalkGenerator.walk(seed: UInt64(seed), steps: 100)
      let text = (["scenario \"walk\""] + actions.compactMap(\.scenarioLine)).joined(separator: "\n")
      let scenario = try #require(try ScenarioParser.parse(text, file: "walk.scenario").first)
      let read = scenario.steps.map(\.action)
      #expect(read == actions)
      // Texts that are equal may still be made of other scalars.
      #expect("\(read)".unicodeScalars.elementsEqual("\(actions)".unicodeScalars))
    }
  }

  @Test func withoutTheModelWalksDoWhatItKnowsNothingOf() throws {
    let apps = ["A", "B"].map { UnspecifiedApp.architecture($0) }
    _ = try RandomWalks(apps, hasModel: false).run(count: 20)
    let counts = Self.kinds(
      in: (1...20).map { WalkGenerator.walk(seed: $0, steps: 100, oracle: WalkSubject(apps[0])) })
    for name in ["select", "delete", "type", "clear"] { #expect(counts[name, default: 0] >= 20, "\(name)") }
  }

  @Test(arguments: UnspecifiedEvent.allCases.filter { $0 != .refusal })
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

  @Test func aStepThatIsRefusedForAnotherReasonIsADifference() throws {
    let good = UnspecifiedApp.architecture("Good")
    let other = UnspecifiedApp.architecture("Other", otherwise: .refusal)
    let difference = try #require(throws: WalkDifference.self) {
      try RandomWalks([good, other], hasModel: false).run(count: 20)
    }
    #expect(difference.actions.dropFirst() == [.launch, .delete(row: 1)])
    #expect(
      difference.description.contains(
        """
        # It refuses a step for another reason: updates without end of ListViewController; \
        expected: row 1 cannot be deleted.
        # The step, with which the scenario would end: delete row 1

        """))
  }

  @Test func anotherNameInStorageThanOnTheScreenIsADifference() throws {
    let good = ArchitectureCatalog.all[0]
    let other = Architecture(name: "Other", roles: []) {
      good.makeApp(
        AlteredRepository(
          $0, shown: { Contact(id: $0.id, name: $0.name.last { $0.replacing("*", with: "") }) },
          stored: { $0.last { "\($0)*" } }))
    }
    let difference = try #require(throws: WalkDifference.self) { try RandomWalks([other]).run(count: 20) }
    #expect(difference.actions.last == .tap(button: "Done"))
    #expect(difference.actions.count == 5)
    #expect(difference.description.contains("# The screens are; what is stored is not"))
  }

  /// Whoever stands first: the one that is not as the others is named.
  @Test(arguments: 0..<3)
  func withoutTheModelTheMajorityIsRight(place: Int) throws {
    var architectures = ["A", "B"].map { UnspecifiedApp.architecture($0) }
    architectures.insert(UnspecifiedApp.architecture("Odd", otherwise: .selection), at: place)
    let difference = try #require(throws: WalkDifference.self) {
      try RandomWalks(architectures, hasModel: false).run(count: 20)
    }
    #expect(difference.architecture == "Odd")
    #expect(difference.description.contains("Odd differs from A."))
  }

  /// Two of four are no majority: the first one, as odd as it is, stays what the others are held against.
  @Test func withoutTheModelHalfIsNoMajority() throws {
    let architectures = [
      UnspecifiedApp.architecture("First", otherwise: .selection), UnspecifiedApp.architecture("A"),
      UnspecifiedApp.architecture("B"), UnspecifiedApp.architecture("Last", otherwise: .search),
    ]
    let difference = try #require(throws: WalkDifference.self) {
      try RandomWalks(architectures, hasModel: false).run(count: 20)
    }
    #expect(difference.description.contains(" differs from First."))
  }

  @Test func theNumberOfWalksThatAreDoneIsTold() throws {
    var done: [Int] = []
    _ = try RandomWalks(Array(ArchitectureCatalog.all.prefix(1))).run(count: 3) { done.append($0) }
    #expect(done == [1, 2, 3])
  }

  @Test(arguments: try BuiltInScenarios.all())
  func theModelIsAsTheScenariosSay(scenario: Scenario) {
    let actions = scenario.steps.map(\.action).filter { if case .expect = $0 { false } else { true } }
    #expect(WalkRunner(architectures: ArchitectureCatalog.every).firstFailure(in: actions) == nil)
  }
}
