import ArchitectureCatalog
import Measurement
import ScenarioDriver
import TerminalKit

/// One app that is driven to its end, and what it left behind on the way.
@MainActor
struct CensusRun {
  /// The objects that came with screens which went before their app did; alive when the app was about to end.
  private(set) var closedScreens: [FaultResults.Lifetimes.Instances] = []
  /// All objects of the app; alive after its end.
  private(set) var app: [FaultResults.Lifetimes.Instances] = []
  /// How many screens there were.
  private(set) var screens = 0
  /// The step that could not be done, which was the last one.
  private(set) var failure: Transcript.Failure?

  /// Performs the actions, as far as they hold.
  init(_ actions: [Action], in architecture: Architecture) {
    let last = drive(actions, through: architecture)
    app.add(ObjectRegister.instances(in: [last.everything]))
  }

  /// Returns the census of the app that ran last. Nothing holds the app when this returns.
  private mutating func drive(_ actions: [Action], through architecture: Architecture) -> AppCensus {
    var session = ScenarioSession(makeApp: architecture.makeApp)
    var census = AppCensus()
    for action in actions {
      let startsApp = action == .launch || action == .relaunch
      if startsApp { noteClosedScreens(of: session, census) }
      let outcome = session.perform(action)
      if startsApp {
        app.add(ObjectRegister.instances(in: [census.everything]))
        census = AppCensus()
      }
      if case .screen = outcome, let app = session.app { census.note(app) }
      if case .failed(let failure) = outcome {
        self.failure = failure
        break
      }
    }
    noteClosedScreens(of: session, census)
    return census
  }

  private mutating func noteClosedScreens(of session: ScenarioSession, _ census: AppCensus) {
    guard let app = session.app else { return }
    closedScreens.add(ObjectRegister.instances(in: census.objectsOfClosedScreens(of: app)))
    screens += census.screenCount
  }
}

extension [FaultResults.Lifetimes.Instances] {
  /// Adds up what is of the same class.
  fileprivate mutating func add(_ others: [FaultResults.Lifetimes.Instances]) {
    self = Dictionary(grouping: self + others, by: \.type).sorted { $0.key < $1.key }.map { type, instances in
      FaultResults.Lifetimes.Instances(
        type: type, seen: instances.reduce(0) { $0 + $1.seen },
        alive: instances.reduce(0) { $0 + $1.alive })
    }
  }
}
