import BehaviourProof

extension ComparisonResults {
  /// What was done before anything was counted, to see that all behave the same.
  var behaviourMeasures: [KeyedMeasure] {
    [
      KeyedMeasure("behaviour.scenarios", "Scenarios", behaviour.scenarios.count),
      KeyedMeasure(
        "behaviour.screens", "Screens compared", behaviour.scenarios.reduce(0) { $0 + $1.screens }),
      KeyedMeasure("behaviour.walks", "Random sessions", walks.walks),
    ]
  }
}
