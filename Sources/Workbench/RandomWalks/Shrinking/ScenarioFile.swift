import ScenarioDriver
import TerminalKit

/// A difference as a scenario file: what leads to it, and what was expected in the end.
struct ScenarioFile {
  let text: String

  init(_ difference: WalkDifference) {
    var model = ReferenceModel()
    var steps: [String] = []
    var found: ScreenSnapshot?
    for action in difference.actions {
      // A step that a person can't do changes nothing, and would end the scenario.
      if case .refused = model.perform(action) { continue }
      if let line = action.scenarioLine { steps.append(line) }
    }
    if case .outcome(_, let outcome) = difference.kind { found = outcome.screen }
    steps += model.screen.expectations(insteadOf: found)
    if case .storage = difference.kind, case .screen(let screen) = model.perform(.relaunch) {
      steps += ["relaunch"] + screen.expectations(insteadOf: nil)
    }
    let number = "Random walk \(difference.walk) of seed \(difference.seed)"
    let lines =
      ["# \(number): \(difference.architecture) is not as specified.", "# \(difference.found)"]
      + ["", "scenario \(number.scenarioText)"] + steps.map { "  \($0)" }
    text = lines.joined(separator: "\n") + "\n"
  }
}

extension WalkDifference {
  fileprivate var found: String {
    switch kind {
    case .storage: "The screens are; what is stored is not, which shows after a relaunch."
    case .outcome(.refused(let error), _): "It does what a person could not do: \(error.description)."
    case .outcome(_, .failed(let failure)): "It refuses what a person could do: \(failure.found)."
    case .outcome(_, let outcome):
      (["It shows:"] + (outcome.screen?.lines ?? [])).joined(separator: "\n#   ")
    }
  }
}

extension Transcript.Outcome {
  fileprivate var screen: ScreenSnapshot? {
    switch self {
    case .screen(let screen): screen
    case .failed(let failure): failure.screen
    case .done, .held: nil
    }
  }
}
