import ArchitectureCatalog
import Measurement
import ScenarioDriver
import TerminalKit
import TestSupport
import Testing

@testable import BehaviourProof

/// Random walks have to find what is broken, and to show it in few steps.
@MainActor
@Suite(.waits) struct ShrinkingTests {
  @Test(arguments: Defect.allCases)
  func aBrokenArchitectureIsFoundAndShown(defect: Defect) throws {
    let good = ArchitectureCatalog.all[0]
    let broken = defect.architecture(from: good)
    let difference = try #require(throws: WalkDifference.self) {
      try RandomWalks([good, broken]).run(count: 200)
    }
    #expect(difference.architecture == broken.name)
    // A place in the list can be lost only where there is more than a screen of it.
    #expect(difference.actions.count <= (defect == .listLosesItsPlace ? 14 : 6))

    let file = difference.description
    let scenario = try #require(try ScenarioParser.parse(file, file: "walk.scenario").first)
    #expect(ScenarioDriver(makeApp: broken.makeApp).run(scenario).failure != nil)
    for architecture in ArchitectureCatalog.all {
      #expect(ScenarioDriver(makeApp: architecture.makeApp).run(scenario).failureMessage == nil)
    }
  }

  /// One that shows on the screen, and one that does not.
  @Test(arguments: [Defect.typedTextIsLostOnFailedSave, .contactIsNotStored])
  func architecturesThatDifferFromEachOtherAreFoundWithoutTheModel(defect: Defect) throws {
    let good = ArchitectureCatalog.all[0]
    let broken = defect.architecture(from: good)
    let difference = try #require(throws: WalkDifference.self) {
      try RandomWalks([good, broken], hasModel: false).run(count: 200)
    }
    #expect(difference.description.contains("\(broken) differs from \(good)."))
    let scenario = try #require(
      try ScenarioParser.parse(difference.description, file: "walk.scenario").first)
    #expect(ScenarioDriver(makeApp: broken.makeApp).run(scenario).failure != nil)
    #expect(ScenarioDriver(makeApp: good.makeApp).run(scenario).failureMessage == nil)
  }

  @Test func whatIsBrokenAlikeIsNoDifferenceWithoutTheModel() throws {
    let broken = ArchitectureCatalog.all.map { Defect.failedLoadIsAnEmptyList.architecture(from: $0) }
    let walks = try RandomWalks(broken, hasModel: false).run(count: 20)
    #expect(walks.screensCompared > 20)
    #expect(throws: WalkDifference.self) { try RandomWalks(broken).run(count: 20) }
  }

  @Test func whatIsShownIsWhatTheShrunkWalkLeadsTo() throws {
    let broken = Defect.duplicateGoesBeforeItsEquals.architecture(from: ArchitectureCatalog.all[0])
    let walk: [Action] = [
      .givenContact(firstName: "Eva", lastName: "Roth"), .launch, .tap(button: "Add"),
      .type("Eva", field: "First name"), .type("Roth", field: "Last name"), .tap(button: "Done"),
    ]
    let failure = try #require(WalkRunner(architectures: [broken]).firstFailure(in: walk))
    let difference = WalkDifference(seed: 1, walk: 1, actions: walk, failure: failure, standard: nil)
    #expect(difference.description.contains("a a"))
    #expect(!difference.description.contains("Eva Roth"))
  }

  @Test func aStepThatIsRefusedIsNoPartOfTheScenario() {
    let text = WalkDifference.Kind.storage.scenario(
      named: "x", remark: "y", after: [.launch, .tap(button: "Nope"), .tap(button: "Add")],
      oracle: ReferenceModel())
    #expect(text.contains("  launch\n  tap \"Add\"\n"))
  }

  @Test func onlyTheStepsThatAreNeededRemain() {
    let noise = [Action.scroll(.toTop), .clear(field: "First name"), .tap(button: "Add")]
    let walk: [Action] = [.launch] + noise + [.fail(.save, number: 1)] + noise + [.relaunch] + noise
    var shrinker = Shrinker { actions in
      actions.contains(.fail(.save, number: 1)) ? actions.firstIndex(of: .relaunch) : nil
    }
    #expect(shrinker.shrink(walk, failingAt: 8) == [.launch, .fail(.save, number: 1), .relaunch])
  }

  @Test func textsAndNumbersBecomeSimple() {
    let walk: [Action] = [.givenContacts(count: 57), .launch, .type("Éva x Ráth", field: "f")]
    var shrinker = Shrinker { actions in
      guard case .givenContacts(let count)? = actions.first, count > 19,
        case .type(let text, _)? = actions.last, text.contains("x")
      else { return nil }
      return actions.count - 1
    }
    #expect(
      shrinker.shrink(walk, failingAt: 2) == [.givenContacts(count: 20), .launch, .type("x", field: "f")])
  }

  @Test func textsThatHaveToBeTheSameBecomeSimpleTogether() {
    let walk: [Action] = [.launch, .type("Éva", field: "f"), .type("Éva", field: "g")]
    var shrinker = Shrinker { actions in
      guard case .type(let first, "f") = actions.dropLast().last, case .type(first, "g") = actions.last else {
        return nil
      }
      return actions.count - 1
    }
    #expect(
      shrinker.shrink(walk, failingAt: 2) == [.launch, .type("a", field: "f"), .type("a", field: "g")])
  }
}
