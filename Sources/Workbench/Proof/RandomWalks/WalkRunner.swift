import ArchitectureCatalog
import ScenarioDriver

/// Performs walks in architectures and in the reference model side by side, until an architecture differs.
@MainActor
struct WalkRunner {
  /// The first step at which an architecture differs from the model.
  struct Failure {
    let step: Int
    let architecture: Architecture
    let kind: WalkDifference.Kind
  }

  let architectures: [Architecture]

  /// The first failure, nil where there is none; what the model does is noted in the tally.
  func firstFailure(in actions: [Action], tally: inout WalkTally) -> Failure? {
    var model = ReferenceModel()
    var subjects = architectures.map(WalkSubject.init)
    for (step, action) in actions.enumerated() {
      let expected = model.perform(action)
      tally.note(action, expected)
      for index in subjects.indices {
        if let kind = subjects[index].perform(action, expecting: expected, stored: model.stored) {
          return Failure(step: step, architecture: architectures[index], kind: kind)
        }
      }
    }
    tally.noteEnd(stored: model.stored.count)
    return nil
  }

  /// The first failure, nil where there is none.
  func firstFailure(in actions: [Action]) -> Failure? {
    var tally = WalkTally()
    return firstFailure(in: actions, tally: &tally)
  }
}
