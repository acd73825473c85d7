import Measurement
import ScenarioDriver
import TerminalKit

/// Counts what walks try.
struct WalkTally {
  private var actions: [ActionKind: Int] = [:]
  private var screens = 0
  private var refusals = 0
  private var contactsGiven = 0
  private var contactsStored = 0
  private var faultsMet = 0

  /// Notes an action and what is expected of it.
  mutating func note(_ action: Action, _ expected: Prediction) {
    actions[ActionKind(action), default: 0] += 1
    contactsGiven += action.givenContacts
    switch expected {
    case .done: break
    case .refused: refusals += 1
    case .screen(let screen):
      screens += 1
      let isNewAlert = if case .tap = action { true } else { action == .launch || action == .relaunch }
      if isNewAlert, let message = screen.alert?.message, ReferenceWording.ofFaults.contains(message) {
        faultsMet += 1
      }
    }
  }

  /// Notes what is stored at the end of a walk.
  mutating func noteEnd(stored: Int) {
    contactsStored += stored
  }

  func results(seed: UInt64, walks: Int, steps: Int, architectures: Int) -> WalkResults {
    WalkResults(
      seed: seed, walks: walks, stepsPerWalk: steps,
      actions: ActionKind.allCases.compactMap { kind in
        actions[kind].map { WalkResults.Count(name: kind.rawValue, count: $0) }
      },
      screensCompared: screens * architectures, refusals: refusals, contactsGiven: contactsGiven,
      contactsAdded: contactsStored - contactsGiven,
      faultsInjected: [.failNextSave, .failNextLoad, .failNextRemove].reduce(0) { sum, kind in
        sum + actions[kind, default: 0]
      },
      faultsMet: faultsMet)
  }
}

/// The kinds of action that are counted, in the order in which they are reported.
enum ActionKind: String, CaseIterable {
  case given, launch, relaunch, type, clear
  case tapAdd = "tap Add"
  case tapDone = "tap Done"
  case tapCancel = "tap Cancel"
  case tapOk = "tap Ok"
  case tapRetry = "tap Retry"
  case tapOther = "tap what is never there"
  case scroll, select, delete
  case failNextSave = "fail next save"
  case failNextLoad = "fail next load"
  case failNextRemove = "fail next remove"
  case storage
  case expect

  init(_ action: Action) {
    self =
      switch action {
      case .givenNewDatabase, .givenContact, .givenContacts: .given
      case .launch: .launch
      case .relaunch: .relaunch
      case .type: .type
      case .clear: .clear
      case .tap(let button): ActionKind(rawValue: "tap \(button)") ?? .tapOther
      case .scroll: .scroll
      case .select: .select
      case .delete: .delete
      case .fail(.save, _): .failNextSave
      case .fail(.load, _): .failNextLoad
      case .fail(.remove, _): .failNextRemove
      case .storage: .storage
      case .expect: .expect
      }
  }
}
