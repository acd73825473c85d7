import ArchitectureCatalog
import Measurement
import ScenarioDriver
import TestSupport
import Testing

@testable import BehaviourProof

/// The check has to find what stays behind.
@MainActor
@Suite(.waits) struct LeakTests {
  @Test func anAppWithoutLeakLeavesNothingBehind() throws {
    let lifetimes = try check(of: nil)
    #expect(alive(lifetimes.closedScreens) == [])
    #expect(alive(lifetimes.app) == [])
    #expect(lifetimes.closedScreens.map(\.type) == ["AlertController", "Helper", "LeakyAddViewController"])
    #expect(lifetimes.closedScreens.map(\.seen) == [20, 20, 20])
  }

  @Test(
    arguments: [
      (.presentedControllersKept, ["Helper 20", "LeakyAddViewController 20"], []),
      // A retain cycle through a closure.
      (
        .closureHoldsItsOwner, ["Helper 20", "LeakyAddViewController 20"],
        ["Helper 20", "LeakyAddViewController 20"]
      ),
      // An object that is no view controller.
      (.helperKept, ["Helper 20"], []), (.rootHoldsItself, [], ["LeakyListViewController 1"]),
    ] as [(Leak, [String], [String])])
  func whatIsKeptIsFound(leak: Leak, outlivingScreens: [String], outlivingApps: [String]) throws {
    let lifetimes = try check(of: leak)
    #expect(alive(lifetimes.closedScreens) == outlivingScreens)
    #expect(alive(lifetimes.app) == outlivingApps)
  }

  // MARK: Driven by scenarios

  private let relaunched = """
    scenario "Relaunched"
      launch
      tap "Add"
      tap "Cancel"
      relaunch
      tap "Add"

    """

  private let others = """
    scenario "Twice"
      launch
      tap "Add"
      tap "Cancel"
      tap "Add"
      tap "Cancel"
    scenario "Stays open"
      launch
      tap "Add"
    """

  @Test func scenariosOfAnAppWithoutLeakLeaveNothingBehind() throws {
    let lifetimes = try lifetimes(of: nil, relaunched + others)
    // The list four times, once of them after a relaunch; Add five times.
    #expect(lifetimes.screens == 4 + 5)
    // Each of the apps is an object as well, and so is the helper of each Add screen.
    #expect(lifetimes.objects == 4 + 4 + 5 * 2)
  }

  @Test func aLeakIsFoundInAScreenThatIsClosedAndInOneThatStaysOpen() throws {
    let left = try #require(throws: ProofFailure.self) { try lifetimes(of: .closureHoldsItsOwner, others) }
    #expect(
      left.description == """
        Leaky: Helper outlives its screen, 2 of 2, in the scenario "Twice"
        Leaky: LeakyAddViewController outlives its screen, 2 of 2, in the scenario "Twice"
        Leaky: Helper outlives its app, 2 of 2, in the scenario "Twice"
        Leaky: LeakyAddViewController outlives its app, 2 of 2, in the scenario "Twice"
        Leaky: Helper outlives its app, 1 of 1, in the scenario "Stays open"
        Leaky: LeakyAddViewController outlives its app, 1 of 1, in the scenario "Stays open"
        """)
  }

  @Test func aLeakThatEndsWithItsAppIsFoundBeforeARelaunch() throws {
    let left = try #require(throws: ProofFailure.self) {
      try lifetimes(of: .presentedControllersKept, relaunched)
    }
    #expect(
      left.description == """
        Leaky: Helper outlives its screen, 1 of 1, in the scenario "Relaunched"
        Leaky: LeakyAddViewController outlives its screen, 1 of 1, in the scenario "Relaunched"
        """)
  }

  // MARK: In a navigation stack

  private let visits = """
    scenario "Visits"
      launch
      tap "Open"
      tap "Back"
      tap "Open"
      tap "Back"
    """

  @Test func aLeakIsFoundInAPushedScreen() throws {
    let cutter = CycleCutter()
    defer { cutter.cutAll() }
    let architecture = Architecture(name: "Leaky", roles: []) { _ in LeakyStackApp(cutter) }
    let scenarios = try ScenarioParser.parse(visits, file: "leaks.scenario")
    let left = try #require(throws: ProofFailure.self) { try LeakCheck().run(scenarios, in: [architecture]) }
    #expect(
      left.description == """
        Leaky: LeakyPushedViewController outlives its screen, 2 of 2, in the scenario "Visits"
        Leaky: LeakyPushedViewController outlives its app, 2 of 2, in the scenario "Visits"
        """)
    let wrong = try #require(throws: ProofFailure.self) {
      try LeakCheck().run(
        scenarios, in: [architecture], outliving: ["LeakyPushedViewController", "NavigationController"])
    }
    #expect(wrong.description == "NavigationController outlives nothing")
  }

  private func lifetimes(of leak: Leak?, _ scenarios: String) throws -> (objects: Int, screens: Int) {
    let cutter = CycleCutter()
    defer { cutter.cutAll() }
    let architecture = Architecture(name: "Leaky", roles: []) { _ in LeakyApp(leak, cutter) }
    let scenarios = try ScenarioParser.parse(scenarios, file: "leaks.scenario")
    return try LeakCheck().run(scenarios, in: [architecture])
  }

  private func check(of leak: Leak?) throws -> ObjectWalk {
    let cutter = CycleCutter()
    defer { cutter.cutAll() }
    let architecture = Architecture(name: "Leaky", roles: []) { _ in LeakyApp(leak, cutter) }
    return ObjectWalk(visits: 20, in: architecture)
  }

  private func alive(_ instances: [LifetimeResults.Instances]) -> [String] {
    instances.filter { $0.alive > 0 }.map { "\($0.type) \($0.alive)" }
  }
}

@MainActor
@Suite(.waits) struct LeakCheckTests {
  @Test(arguments: ArchitectureCatalog.every)
  func nothingOfTheCatalogOutlivesItsScreen(architecture: Architecture) throws {
    let visits = 10
    let lifetimes = ObjectWalk(visits: visits, in: architecture)
    #expect(lifetimes.failure == nil)
    #expect(lifetimes.closedScreens.allSatisfy { $0.alive == 0 })
    #expect(lifetimes.app.allSatisfy { $0.alive == 0 })

    // Each visit brings its own objects, all of which the check has to have seen.
    let types = lifetimes.closedScreens.map(\.type)
    #expect(types.contains("AlertController"))
    if architecture.toolkit == .declarative {
      // What belongs to a place in a view is the toolkit's, and comes as often as the place is there.
      #expect(lifetimes.closedScreens.allSatisfy { $0.seen % visits == 0 })
    } else {
      #expect(lifetimes.closedScreens.allSatisfy { $0.seen == visits })
      #expect(types.contains("AddContactViewController"))
      #expect(lifetimes.app.first { $0.type == "ContactListViewController" }?.seen == 1)
    }
  }

  @Test func whatASuperclassHoldsIsReached() {
    class Held {}
    class Base { let held = Held() }
    class Derived: Base {}
    let object = Derived()
    #expect(ObjectGraph(from: [object]).objects.contains { $0 === object.held })
  }
}

extension ObjectWalk {
  /// Opens the Add screen so often, and leaves it by Done and Cancel in turn.
  fileprivate init(visits: Int, in architecture: Architecture) {
    let steps = (0..<visits).flatMap { visit in
      [
        Action.tap(button: "Add"), .tap(button: "Done"), .tap(button: "Ok"),
        .type("Ada", field: "First name"), .type("Lovelace", field: "Last name"),
        .tap(button: visit.isMultiple(of: 2) ? "Done" : "Cancel"),
      ]
    }
    self.init([.launch] + steps, in: architecture)
  }
}
