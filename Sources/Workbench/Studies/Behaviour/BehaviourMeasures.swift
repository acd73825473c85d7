import BehaviourProof
import CommandLineKit
import Measurement

extension ComparisonResults {
  /// What was done before anything was counted, to see that all behave the same.
  var behaviourMeasures: [Measure] { scenarioMeasures + walkMeasures + lifetimeMeasures }

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
    let counts: [(String, String, Int)] = [
      ("walks", "Random sessions", walks.walks),
      ("walks.length", "Steps of a random session", walks.stepsPerWalk),
      ("walks.screens", "Screens compared in random sessions", walks.screensCompared),
    ]
    return counts.map { Measure("behaviour.\($0)", $1, $2) }
  }

  private var lifetimeMeasures: [Measure] {
    let lifetimes = compared.map(\.lifetimes)
    func sum(
      _ key: String, _ title: String, _ instances: (LifetimeResults) -> [LifetimeResults.Instances],
      _ count: (LifetimeResults.Instances) -> Int
    ) -> Measure {
      Measure("behaviour.\(key)", title, of: architectures.withoutRepetition) { name in
        lifetimes.first { $0.architecture == name }.map { lifetime in
          Double(instances(lifetime).reduce(0) { $0 + count($1) })
        }
      }
    }
    return [
      Measure("behaviour.visits", "Visits to the form", lifetimes.first?.visits),
      sum("seen", "Objects that came with the form", \.addContact, \.seen),
      sum("alive", "… still alive after the last visit", \.addContact, \.alive),
      sum("appSeen", "Objects of the app", \.app, \.seen),
      sum("appAlive", "… still alive after the app", \.app, \.alive),
    ]
  }
}
