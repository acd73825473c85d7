import ArchitectureCatalog
import CommandLineKit
import Measurement
import ScenarioDriver

/// Counts the objects that an architecture's screens bring with them, and those that stay behind, from outside.
///
/// The census drives the app as scenarios do, follows stored properties from the app and its view controllers after each
/// step, and looks at each object that it has found through a weak reference: once its screen has gone, and once the app
/// has. It does not see what a closure captures: an object that only closures hold is not counted. A retain cycle through
/// a closure shows all the same, by the objects it keeps alive.
@MainActor
struct LifetimeCensus {
  var visits: Int = 100

  /// What visits to the Add screen leave behind in each architecture.
  func run(_ architectures: [Architecture]) throws(CommandFailure) -> [FaultResults.Lifetimes] {
    var lifetimes: [FaultResults.Lifetimes] = []
    for architecture in architectures {
      let run = CensusRun(visitActions, in: architecture)
      if let failure = run.failure {
        throw .unavailable("\(architecture): the Add screen can't be visited: \(failure.found)")
      }
      lifetimes.append(
        FaultResults.Lifetimes(
          architecture: architecture.name, visits: visits, addContact: run.closedScreens, app: run.app))
    }
    return lifetimes
  }

  private var visitActions: [Action] {
    let visits = (0..<visits).flatMap { visit in
      [
        Action.tap(button: "Add"), .tap(button: "Done"), .tap(button: "Ok"),
        .type("Ada", field: "First name"), .type("Lovelace", field: "Last name"),
        .tap(button: visit.isMultiple(of: 2) ? "Done" : "Cancel"),
      ]
    }
    return [.launch] + visits
  }

  /// What the scenarios open is gone when its screen has gone, and all of the app when the app has.
  ///
  /// A scenario is followed as far as its steps hold. Throws ``ObjectsLeftBehind`` with everything that stays behind.
  func run(
    _ scenarios: [Scenario], in architectures: [Architecture]
  ) throws(ObjectsLeftBehind) -> SceneLifetimes {
    var left = ObjectsLeftBehind()
    var total = SceneLifetimes()
    for scenario in scenarios {
      for architecture in architectures {
        let run = CensusRun(scenario.steps.map(\.action), in: architecture)
        left.note(run, of: architecture.name, in: scenario.name)
        total.objects += run.app.reduce(0) { $0 + $1.seen }
        total.screens += run.screens
      }
    }
    guard left.isEmpty else { throw left }
    return total
  }
}

/// How much was looked at where nothing stayed behind.
struct SceneLifetimes: Equatable, Sendable {
  /// The screens that were opened, alerts and the first ones included.
  fileprivate(set) var screens = 0
  /// The objects of the apps.
  fileprivate(set) var objects = 0
}

/// Everything that outlived its screen or its app.
struct ObjectsLeftBehind: Error, CustomStringConvertible {
  private var lines: [String] = []

  var isEmpty: Bool { lines.isEmpty }

  /// A line for each class, with what it belongs to.
  var description: String { lines.joined(separator: "\n") }

  @MainActor
  fileprivate mutating func note(_ run: CensusRun, of architecture: String, in scenario: String) {
    for (instances, owner) in [(run.closedScreens, "screen"), (run.app, "app")] {
      lines += instances.filter { $0.alive > 0 }.map {
        "\(architecture): \($0.type) outlives its \(owner), \($0.alive) of \($0.seen),"
          + " in the scenario \"\(VisibleText.abbreviated(scenario))\""
      }
    }
  }
}
