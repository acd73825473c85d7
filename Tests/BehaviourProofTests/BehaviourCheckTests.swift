import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import Measurement
import ScenarioDriver
import TestSupport
import Testing

@testable import BehaviourProof

@MainActor
@Suite struct BehaviourCheckTests {
  private let scenario = """
    scenario "A contact goes to its place"
      given contact "Ada" "Lovelace"
      launch
      tap "Add"
      type "Alan" into "First name"
      type "Turing" into "Last name"
      tap "Done"
      expect 2 rows
    """

  @Test func countsStepsExpectationsAndScreens() throws {
    let results = try BehaviourCheck(architectures: ArchitectureCatalog.every).run(parsed(scenario))
    let counted = try #require(results.scenarios.first)
    #expect(counted.actions == 6)
    #expect(counted.expectations == 1)
    #expect(counted.screens == 5)
  }

  @Test func theFirstScreenThatDiffersIsShown() throws {
    let error = try #require(throws: BehaviourDifference.self) {
      try BehaviourCheck(architectures: [ArchitectureCatalog.all[0], spoiled()]).run(parsed(scenario))
    }
    #expect(
      error.description == """
        MVC and Broken differ in the scenario "A contact goes to its place"
        - MVC
        + Broken
          …
            given contact "Ada" "Lovelace"
            launch
              | Contacts                                   [Add]
        -     |   1  Ada Lovelace
        +     |   1  Ada Lovelace!

        Of 1 scenario:
        MVC and Broken went different ways: 1
          "A contact goes to its place"
        """)
  }

  @Test(arguments: 0..<3)
  func theOddOneOutIsNamedWhereverItStands(place: Int) throws {
    var architectures = Array(ArchitectureCatalog.all.prefix(2))
    architectures.insert(spoiled(), at: place)
    let error = try #require(throws: BehaviourDifference.self) {
      try BehaviourCheck(architectures: architectures).run(parsed(scenario))
    }
    #expect(error.description.hasPrefix("Broken differs from MVC and MVVM in the scenario"))
    #expect(
      error.description.hasSuffix(
        "\nBroken went another way than MVC and MVVM: 1\n  \"A contact goes to its place\""))
    #expect(!error.description.contains("MVVM differs"))
  }

  @Test func whatTheScenarioExpectsDecidesAgainstTheMajority() throws {
    let other = spoiled("Other")
    let expected = scenario + "\n  expect row 1 \"Ada Lovelace\"\n"
    let error = try #require(throws: BehaviourDifference.self) {
      try BehaviourCheck(architectures: [spoiled(), ArchitectureCatalog.all[0], other]).run(parsed(expected))
    }
    #expect(error.description.hasPrefix("Broken and Other differ from MVC in the scenario"))
    #expect(error.description.contains("\nBroken and Other failed: 1\n  \"A contact"))
    #expect(!error.description.contains("MVC failed"))
  }

  @Test func oneThatIsProvenIsRightAgainstTheMajority() throws {
    let first = ArchitectureCatalog.all[0]
    let error = try #require(throws: BehaviourDifference.self) {
      try BehaviourCheck(architectures: [first, spoiled(), spoiled("Other")], proven: first).run(
        parsed(scenario))
    }
    #expect(error.description.hasPrefix("Broken and Other differ from MVC in the scenario"))
  }

  /// A scenario that fails everywhere alike is no difference.
  @Test func whatFailsEverywhereIsSaidOnce() throws {
    let failing = scenario + "\n  expect 3 rows\n"
    let error = try #require(throws: BehaviourDifference.self) {
      try BehaviourCheck(architectures: Array(ArchitectureCatalog.all.prefix(2))).run(parsed(failing))
    }
    #expect(
      error.description == """
        Of 1 scenario:
        MVC and MVVM failed: 1
          "A contact goes to its place": test.scenario:9:3: expected the number of rows: 3; found 2
        """)
  }

  @Test func theSameDifferenceInManyScenariosIsShownOnce() throws {
    let many = (1...30).map { scenario.replacing("its place", with: "place \($0)") }.joined(separator: "\n")
    let error = try #require(throws: BehaviourDifference.self) {
      try BehaviourCheck(architectures: [spoiled()] + ArchitectureCatalog.all.prefix(2)).run(parsed(many))
    }
    let lines = error.description.split(separator: "\n")
    #expect(lines.count { $0 == "+     |   1  Ada Lovelace!" } == 1)
    // The difference, and a line for each scenario.
    #expect(lines.count == 9 + 2 + 30)
  }

  /// One bug in one of three architectures, through all that is checked.
  @Test func oneBugFillsAScreenOrTwoAndNotThirty() throws {
    let scenarios = try BuiltInScenarios.all()
    let stage = BehaviourStage(
      architectures: [spoiled()] + ArchitectureCatalog.all.prefix(2), scenarios: scenarios, changed: [],
      walks: 20, walkSeed: 1, hasModel: true, root: PackageFolder.root,
      progress: ProgressLine())
    let error = try #require(throws: BehaviourDifference.self) { try stage.run() }
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count < 250, "\(lines.count) lines")
    #expect(error.description.contains("\n# Random walk 1 of seed 1: Broken is not as specified.\n"))
    #expect(!error.description.contains("MVVM failed") && !error.description.contains("MVVM went"))
    let summary = try #require(lines.lastIndex { $0 == "Of \(scenarios.count) scenarios:" })
    #expect(lines[(summary + 1)...].count { $0.hasPrefix("Broken ") } <= 2)
    // A scenario is named once, as failing or as differing.
    let named = lines[(summary + 1)...].filter { $0.hasPrefix("  ") }
    #expect(named.count > 10)
    #expect(Set(named).count == named.count)
  }

  /// What it fails and where it only differs are told apart.
  @Test func whatOneDoesInSeveralWaysIsToldOfEach() throws {
    let expected = scenario + "\n  expect row 1 \"Ada Lovelace\"\n"
    let architectures = [spoiled()] + ArchitectureCatalog.all.prefix(2)
    let error = try #require(throws: BehaviourDifference.self) {
      try BehaviourCheck(architectures: architectures).run(
        parsed(expected) + parsed(scenario.replacing("its place", with: "it")))
    }
    #expect(error.description.contains("\nBroken failed: 1\n  \"A contact goes to its place\""))
    #expect(
      error.description.contains(
        "\nBroken went another way than MVC and MVVM: 1\n  \"A contact goes to it\""),
      "\(error)")
  }

  private func parsed(_ text: String) throws -> [Scenario] {
    try ScenarioParser.parse(text, file: "test.scenario")
  }

  /// The first architecture, which shows every contact with an exclamation mark.
  private func spoiled(_ name: String = "Broken") -> Architecture {
    let first = ArchitectureCatalog.all[0]
    return Architecture(name: name, roles: first.roles) {
      first.makeApp(
        AlteredRepository($0, shown: { Contact(id: $0.id, name: $0.name.last { "\($0)!" }) }))
    }
  }
}

@Suite struct TranscriptDiffTests {
  @Test func findsADifferenceHoweverFarDownAndCutsLongLines() {
    let same = Array(repeating: "same", count: 5_000)
    let long = String(repeating: "x", count: 100_000)
    let diff = TranscriptDiff(same + ["old", "same"], same + [long, "same"])
    #expect(!diff.isEmpty)
    #expect(diff.description.hasPrefix("  …\n  same\n  same\n  same\n- old\n+ xxx"))
    #expect(diff.description.count < 1_000)
  }

  @Test(
    arguments: [([], ["a"], "+ a"), (["a"], [], "- a"), (["a"], ["b"], "- a\n+ b"), (["a"], ["a"], "  a")]
      as [([String], [String], String)])
  func handlesWhatIsEmptyOnOneSide(old: [String], new: [String], expected: String) {
    #expect(TranscriptDiff(old, new).description == expected)
    #expect(TranscriptDiff(old, new).isEmpty == (old == new))
  }
}
