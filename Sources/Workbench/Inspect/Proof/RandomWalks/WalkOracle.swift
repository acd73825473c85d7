import ArchitectureCatalog
import ContactsDomain
import ScenarioDriver
import TerminalKit

/// What is to come of an action.
enum Prediction: Equatable {
  /// The action touched storage only.
  case done
  case screen(ScreenSnapshot)
  /// A person can't do this on the screen as it is, for this reason.
  case refused(String)
}

/// Tells what is to come of each step of a walk.
@MainActor
protocol WalkOracle {
  /// Whether there may be more to do on its screens than what is specified.
  var isUnspecified: Bool { get }
  /// What a person is to see now.
  var screen: ScreenSnapshot { get }
  /// What is to be stored, in the order of its arrival.
  var stored: [ReferenceContact] { get }
  /// Performs the action and tells what is to come of it.
  mutating func perform(_ action: Action) -> Prediction
}

extension ReferenceModel: WalkOracle {
  var isUnspecified: Bool { false }
}

/// An app whose behaviour the others are to have.
@MainActor
struct AppOracle: WalkOracle {
  let isUnspecified = true
  private let log = ArrivalLog()
  private var session: ScenarioSession
  /// Before the launch nobody asks for it.
  private(set) var screen = ReferenceModel().screen
  private(set) var stored: [ReferenceContact] = []

  init(_ architecture: Architecture) {
    session = ScenarioSession(storage: log, makeApp: architecture.makeApp)
  }

  mutating func perform(_ action: Action) -> Prediction {
    let outcome = session.perform(action)
    if log.arrivals.count != stored.count {
      stored = log.arrivals.enumerated().map { place, contact in
        ReferenceContact(first: contact.name.first, last: contact.name.last, arrival: place)
      }
    }
    switch outcome {
    case .done, .held: return .done
    case .failed(let failure): return .refused(failure.found)
    case .screen(let screen):
      self.screen = screen
      return .screen(screen)
    }
  }
}

/// What architectures are held against on a walk.
enum WalkStandard {
  /// What is specified.
  case model
  /// What this one does.
  case architecture(Architecture)

  @MainActor
  func makeOracle() -> any WalkOracle {
    switch self {
    case .model: ReferenceModel()
    case .architecture(let architecture): AppOracle(architecture)
    }
  }
}
