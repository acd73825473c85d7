import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import Measurement
import ScenarioDriver
import TerminalKit
import TestSupport
import Testing

@testable import BehaviourProof

@MainActor
@Suite(.waits) struct BehaviourCommandTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test(arguments: [[], ["--without-model"]])
  func theCatalogHolds(options: [String]) throws {
    let added = try folder.write("scenario \"Mine\"\n launch\n expect no rows\n", to: "mine.scenario")
    let words = ["--walks", "2", "--seed", "3", "--scenario", added]
    #expect(prove(words + options) == .success)
  }

  @Test func aScenarioThatFailsIsAFailedCheck() throws {
    let failing = try folder.write("scenario \"x\"\n launch\n expect 7 rows\n", to: "failing.scenario")
    #expect(prove(["--scenario", failing]) == .checkFailed)
  }

  @Test func aScenarioThatIsDeclaredAsChangedMustNotHold() {
    #expect(prove(["--changed", "An empty list says so"]) == .checkFailed)
  }

  @Test func aChangedScenarioThatHoldsIsNamed() throws {
    let error = try #require(throws: BehaviourDifference.self) {
      try BehaviourCheck(architectures: ArchitectureCatalog.leading).run(
        [], changed: parsed("scenario \"Old\"\n launch\n"))
    }
    #expect(
      error.description == """
        Of 1 scenario:
        MVC, MVVM, and VIPER passed what is declared as changed: 1
          "Old"
        """)
  }

  @Test func aChangedScenarioThatFailsAlikeIsAsDeclared() throws {
    let changed = try parsed("scenario \"Old\"\n launch\n expect title \"Kontakte\"\n")
    let results = try BehaviourCheck(architectures: ArchitectureCatalog.all).run([], changed: changed)
    #expect(results.scenarios.isEmpty)
  }

  @Test func aChangedScenarioHasToFailAlike() throws {
    let first = ArchitectureCatalog.all[0]
    let other = Architecture(name: "Other", roles: []) { _ in
      first.makeApp(InMemoryScenarioStorage().makeRepository())
    }
    let changed = try parsed(
      "scenario \"Old\"\n given contact \"Ada\" \"Lovelace\"\n launch\n expect title \"Kontakte\"\n")
    let error = try #require(throws: BehaviourDifference.self) {
      try BehaviourCheck(architectures: [first, other]).run([], changed: changed)
    }
    #expect(error.description.hasPrefix("\(first) and Other differ in the scenario \"Old\""))
  }

  /// What `prove` does where no other word is given, in the folder of this package.
  private func prove(_ words: [String]) -> CommandLineKit.ExitStatus {
    let command = BehaviourCommand { PackageFolder.root }
    return CommandRunner(BehaviourCommand.description(named: "prove"))
      .run(words, explaining: ProofFailure.explain) { try command.run($0) }
  }

  private func parsed(_ text: String) throws -> [Scenario] {
    try ScenarioParser.parse(text, file: "test.scenario")
  }
}

extension BehaviourCommandTests {
  /// A scenario that no longer holds is followed as far as it goes.
  @Test func whatOutlivesItsAppInAChangedScenarioIsAFailedCheck() throws {
    let keeper = Keeper()
    let first = ArchitectureCatalog.all[0]
    let leaky = Architecture(name: "Leaky", roles: []) { keeper.keep(first.makeApp($0)) }
    let changed = "scenario \"Old\"\n launch\n expect title \"Kontakte\"\n"
    let stage = BehaviourStage(
      architectures: [leaky], scenarios: [],
      changed: try ScenarioParser.parse(changed, file: "test.scenario"), walks: 0, walkSeed: 1,
      hasModel: true,
      root: PackageFolder.root, progress: ProgressLine())
    let error = try #require(throws: ProofFailure.self) { try stage.run() }
    #expect(
      error.description.contains("Leaky: ContactsApp outlives its app, 1 of 1, in the scenario \"Old\""))
    #expect(ProofFailure.explain(error)?.0 == .checkFailed)
  }
}

/// Keeps apps as long as it is there itself.
@MainActor
private final class Keeper {
  private var kept: [any App] = []

  func keep(_ app: any App) -> any App {
    kept.append(app)
    return app
  }
}

extension BehaviourCommandTests {
  @Test func aWalkThatFailsIsAFailedCheckAndAScenario() throws {
    let first = ArchitectureCatalog.all[0]
    let forgetful = Architecture(name: "Forgetful", roles: []) { _ in
      first.makeApp(InMemoryContactRepository())
    }
    let error = try #require(throws: WalkDifference.self) {
      try RandomWalks([first, forgetful]).run(count: 10, seed: 1)
    }
    let (status, message) = try #require(ProofFailure.explain(error))
    #expect(status == .checkFailed)
    #expect(try ScenarioParser.parse(message, file: "walk.scenario").count == 1)
  }
}
