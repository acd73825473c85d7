import ArchitectureCatalog
import CommandLineKit
import Measurement
import ScenarioDriver
import TerminalKit

enum LifetimeResults {
  struct Instances: Equatable {
    /// The name of the class, without its module.
    let type: String
    /// The number of instances that existed at any time during the check.
    let seen: Int
    /// The number of instances that were still alive when all should have been freed.
    let alive: Int
  }
}

/// One app that is driven to its end, and what it left behind on the way.
@MainActor
struct ObjectWalk {
  /// The objects that came with screens which went before their app did; alive when the app was about to end.
  private(set) var closedScreens: [LifetimeResults.Instances] = []
  /// All objects of the app; alive after its end.
  private(set) var app: [LifetimeResults.Instances] = []
  private(set) var screens = 0
  /// The step that could not be done, which was the last one.
  private(set) var failure: Transcript.Failure?

  /// Performs the actions, as far as they hold.
  init(_ actions: [Action], in architecture: Architecture) {
    let last = drive(actions, through: architecture)
    app.add(last.instances)
  }

  /// Returns the objects of the app that ran last. Nothing holds the app when this returns.
  private mutating func drive(_ actions: [Action], through architecture: Architecture) -> AppObjects {
    var session = ScenarioSession(makeApp: architecture.makeApp)
    var objects = AppObjects()
    for action in actions {
      let startsApp = action == .launch || action == .relaunch
      if startsApp { noteClosedScreens(of: session, objects) }
      let outcome = session.perform(action)
      if startsApp {
        app.add(objects.instances)
        objects = AppObjects()
      }
      if case .screen = outcome, let app = session.app { objects.note(app) }
      if case .failed(let failure) = outcome {
        self.failure = failure
        break
      }
    }
    noteClosedScreens(of: session, objects)
    return objects
  }

  private mutating func noteClosedScreens(of session: ScenarioSession, _ objects: AppObjects) {
    guard let app = session.app else { return }
    closedScreens.add(objects.instancesOfClosedScreens(of: app))
    screens += objects.screenCount
  }
}

extension [LifetimeResults.Instances] {
  /// Adds up what is of the same class.
  fileprivate mutating func add(_ others: [LifetimeResults.Instances]) {
    self = Dictionary(grouping: self + others, by: \.type).sorted { $0.key < $1.key }.map { type, instances in
      LifetimeResults.Instances(
        type: type, seen: instances.reduce(0) { $0 + $1.seen },
        alive: instances.reduce(0) { $0 + $1.alive })
    }
  }
}

/// Counts the objects that an architecture's screens bring with them, and finds those that stay behind, from outside.
///
/// It drives the app as scenarios do, follows stored properties from the app and its view controllers after each
/// step, and looks at each object that it has found through a weak reference: once its screen has gone, and once the app
/// has. It does not see what a closure captures: an object that only closures hold is not counted. A retain cycle through
/// a closure shows all the same, by the objects it keeps alive.
@MainActor
struct LeakCheck {
  /// How many objects and screens there were, alerts and the first screens among them, where what the scenarios open is gone
  /// when its screen has gone, and all of the app when the app has.
  ///
  /// A scenario is followed as far as its steps hold. Throws everything that stays behind, a line for each class.
  ///
  /// - Parameter known: the classes that are known to stay behind, each of which has to.
  func run(
    _ scenarios: [Scenario], in architectures: [Architecture], outliving known: Set<String> = []
  ) throws(ProofFailure) -> (objects: Int, screens: Int) {
    var (objects, screens, left) = (0, 0, [String]())
    var found: Set<String> = []
    for scenario in scenarios {
      for architecture in architectures {
        let run = ObjectWalk(scenario.steps.map(\.action), in: architecture)
        objects += run.app.reduce(0) { $0 + $1.seen }
        screens += run.screens
        for (instances, owner) in [(run.closedScreens, "screen"), (run.app, "app")] {
          let alive = instances.filter { $0.alive > 0 }
          found.formUnion(alive.map(\.type))
          left += alive.filter { !known.contains($0.type) }.map {
            "\(architecture): \($0.type) outlives its \(owner), \($0.alive) of \($0.seen),"
              + " in the scenario \"\(VisibleText.abbreviated(scenario.name))\""
          }
        }
      }
    }
    left += known.subtracting(found).sorted().map { "\($0) outlives nothing" }
    guard left.isEmpty else { throw ProofFailure(description: left.joined(separator: "\n")) }
    return (objects, screens)
  }
}
