import Measurement
import ScenarioDriver
import TerminalKit

/// Counts what walks try.
struct WalkTally {
  private var screens = 0
  private var refusals = 0
  private var contactsGiven = 0
  private var contactsStored = 0
  private var faultsInjected = 0
  private var faultsMet = 0

  /// Notes an action and what is expected of it.
  mutating func note(_ action: Action, _ expected: Prediction) {
    if case .fail = action { faultsInjected += 1 }
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
      screensCompared: screens * architectures, refusals: refusals, contactsGiven: contactsGiven,
      contactsAdded: contactsStored - contactsGiven,
      faultsInjected: faultsInjected, faultsMet: faultsMet)
  }
}
