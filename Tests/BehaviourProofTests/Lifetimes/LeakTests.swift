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
    #expect(alive(lifetimes.addContact) == [])
    #expect(alive(lifetimes.app) == [])
    #expect(lifetimes.addContact.map(\.type) == ["AlertController", "Helper", "LeakyAddViewController"])
    #expect(lifetimes.addContact.map(\.seen) == [20, 20, 20])
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
    #expect(alive(lifetimes.addContact) == outlivingScreens)
    #expect(alive(lifetimes.app) == outlivingApps)
  }

  // MARK: Driven by scenarios

  private let scenarios = """
    scenario "Add"
      launch
      tap "Add"
      tap "Cancel"
      relaunch
      tap "Add"
    scenario "About"
      launch
      tap "About"
      tap "Close"
      tap "About"
      tap "Close"
    scenario "Stays open"
      launch
      tap "About"
    """

  @Test func scenariosOfAnAppWithoutLeakLeaveNothingBehind() throws {
    let lifetimes = try lifetimes(of: nil)
    // The list four times, once of them after a relaunch; Add twice; About three times.
    #expect(lifetimes.screens == 4 + 2 + 3)
    // Each of the apps is an object as well, and so is the helper of each Add screen.
    #expect(lifetimes.objects == 4 + 4 + 2 * 2 + 3)
  }

  @Test func aLeakIsFoundInAnyScreenThatAScenarioOpens() throws {
    let left = try #require(throws: ProofFailure.self) { try lifetimes(of: .aboutHoldsItself) }
    #expect(
      left.description == """
        Leaky: LeakyAboutViewController outlives its screen, 2 of 2, in the scenario "About"
        Leaky: LeakyAboutViewController outlives its app, 2 of 2, in the scenario "About"
        Leaky: LeakyAboutViewController outlives its app, 1 of 1, in the scenario "Stays open"
        """)
  }

  @Test func aLeakThatEndsWithItsAppIsFoundBeforeARelaunch() throws {
    let left = try #require(throws: ProofFailure.self) { try lifetimes(of: .presentedControllersKept) }
    #expect(
      left.description == """
        Leaky: Helper outlives its screen, 1 of 1, in the scenario "Add"
        Leaky: LeakyAddViewController outlives its screen, 1 of 1, in the scenario "Add"
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

  @Test func pushedScreensWithoutLeakLeaveNothingBehind() throws {
    let lifetimes = try stackLifetimes(isLeaky: false)
    // The stack, its first screen and the one that is pushed twice.
    #expect(lifetimes.screens == 4)
    #expect(lifetimes.objects == 1 + 4)
  }

  @Test func aLeakIsFoundInAPushedScreen() throws {
    let left = try #require(throws: ProofFailure.self) { try stackLifetimes(isLeaky: true) }
    #expect(
      left.description == """
        Leaky: LeakyPushedViewController outlives its screen, 2 of 2, in the scenario "Visits"
        Leaky: LeakyPushedViewController outlives its app, 2 of 2, in the scenario "Visits"
        """)
  }

  private func stackLifetimes(isLeaky: Bool) throws -> (objects: Int, screens: Int) {
    let cutter = CycleCutter()
    defer { cutter.cutAll() }
    let architecture = Architecture(name: "Leaky", roles: []) { _ in
      LeakyStackApp(isLeaky: isLeaky, cutter)
    }
    let scenarios = try ScenarioParser.parse(visits, file: "leaks.scenario")
    return try LeakCheck().run(scenarios, in: [architecture])
  }

  @Test(arguments: ArchitectureCatalog.all)
  func nothingOfTheCatalogOutlivesItsScenarios(architecture: Architecture) throws {
    let scenarios = try BuiltInScenarios.all()
    let lifetimes = try LeakCheck().run(scenarios, in: [architecture])
    #expect(lifetimes.screens > scenarios.count)
    #expect(lifetimes.objects > lifetimes.screens)
  }

  private func lifetimes(of leak: Leak?) throws -> (objects: Int, screens: Int) {
    let cutter = CycleCutter()
    defer { cutter.cutAll() }
    let architecture = Architecture(name: "Leaky", roles: []) { _ in LeakyApp(leak, cutter) }
    let scenarios = try ScenarioParser.parse(scenarios, file: "leaks.scenario")
    return try LeakCheck().run(scenarios, in: [architecture])
  }

  private func check(of leak: Leak?) throws -> LifetimeResults {
    let cutter = CycleCutter()
    defer { cutter.cutAll() }
    let architecture = Architecture(name: "Leaky", roles: []) { _ in LeakyApp(leak, cutter) }
    return try #require(try LeakCheck(visits: 20).run([architecture]).first)
  }

  private func alive(_ instances: [LifetimeResults.Instances]) -> [String] {
    instances.filter { $0.alive > 0 }.map { "\($0.type) \($0.alive)" }
  }
}

@MainActor
@Suite(.waits) struct LeakCheckTests {
  @Test(arguments: ArchitectureCatalog.all)
  func nothingOfTheCatalogOutlivesItsScreen(architecture: Architecture) throws {
    let lifetimes = try #require(try LeakCheck().run([architecture]).first)
    #expect(lifetimes.addContact.allSatisfy { $0.alive == 0 })
    #expect(lifetimes.app.allSatisfy { $0.alive == 0 })

    // Each visit brings its own objects, all of which the check has to have seen.
    #expect(lifetimes.visits == 100)
    #expect(lifetimes.addContact.allSatisfy { $0.seen == lifetimes.visits })
    let types = lifetimes.addContact.map(\.type)
    #expect(types.contains("AddContactViewController"))
    #expect(types.contains("AlertController"))
    #expect(lifetimes.app.first { $0.type == "ContactListViewController" }?.seen == 1)
  }

  @Test func whatASuperclassHoldsIsReached() {
    class Held {}
    class Base { let held = Held() }
    class Derived: Base {}
    let object = Derived()
    #expect(ObjectGraph(from: [object]).objects.contains { $0 === object.held })
  }

  /// Nothing is left behind where nothing could be visited.
  @Test func anAppWithoutThatScreenIsNotCounted() {
    let other = Architecture(name: "Other", roles: []) { _ in LeakyStackApp(isLeaky: false, CycleCutter()) }
    #expect(throws: (any Error).self) { try LeakCheck(visits: 1).run([other]) }
  }
}
