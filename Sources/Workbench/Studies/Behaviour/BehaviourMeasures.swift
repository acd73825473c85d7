import BehaviourProof
import CommandLineKit
import Measurement

extension ComparisonResults {
  /// What was done before anything was counted, to see that all behave the same.
  var behaviourMeasures: [Measure] { scenarioMeasures + walkMeasures }

  private var scenarioMeasures: [Measure] {
    func sum(_ count: (BehaviourResults.PassedScenario) -> Int) -> Int {
      behaviour.scenarios.reduce(0) { $0 + count($1) }
    }
    return [
      Measure("behaviour.scenarios", "Scenarios", behaviour.scenarios.count),
      Measure("behaviour.screens", "Screens compared", sum(\.screens)),
      Measure("behaviour.steps", "Steps of scenarios", sum(\.actions)),
      Measure("behaviour.expectations", "Checks of scenarios", sum(\.expectations)),
    ]
  }

  private var walkMeasures: [Measure] {
    [
      Measure("behaviour.walks", "Random sessions", walks.walks),
      Measure("behaviour.walks.length", "Steps of a random session", walks.stepsPerWalk),
      Measure("behaviour.walks.screens", "Screens compared in random sessions", walks.screensCompared),
    ]
  }
}
