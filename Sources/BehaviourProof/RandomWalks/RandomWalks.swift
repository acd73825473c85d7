import ArchitectureCatalog
import Measurement
import ScenarioDriver

/// Drives architectures through random walks, and compares each of their screens with a reference model, or with the
/// first one's.
@MainActor
package struct RandomWalks {
  /// The seed where none is given.
  package static let defaultSeed: UInt64 = 1

  /// How many walks there are where a look has to be quick.
  package nonisolated static let fewWalks = 50

  /// The steps of each walk after its launch.
  private static let steps = 100

  private let everyone: [Architecture]
  private let runner: WalkRunner

  /// - Parameter hasModel: whether the architectures are held against the model of what is specified; where they are not,
  ///   they are held against the majority, or the first one where there is none.
  init(_ architectures: [Architecture], hasModel: Bool = true) {
    everyone = architectures
    runner =
      hasModel
      ? WalkRunner(architectures: architectures)
      : WalkRunner(architectures: Array(architectures.dropFirst()), standard: architectures.first)
  }

  /// How far the walks went; the same seed gives the same walks on every machine.
  ///
  /// - Parameter progress: is told how many walks are done, after each.
  ///
  /// Throws ``WalkDifference``, shrunk, for the first walk on which an architecture is not as the model says, or not as
  /// the others are.
  func run(
    count: Int, seed: UInt64 = defaultSeed, progress: (Int) -> Void = { _ in }
  ) throws(WalkDifference) -> WalkResults {
    var seeds = SeededGenerator(seed: seed)
    var screens = 0
    for number in 0..<count {
      let actions = WalkGenerator.walk(
        seed: seeds.next(), steps: Self.steps, oracle: runner.makeOracle())
      if let failure = runner.firstFailure(in: actions, screens: &screens) {
        let odd = oddOneOut(on: actions)
        throw WalkDifference(
          seed: seed, walk: number + 1, actions: actions, failure: odd?.0 ?? failure,
          standard: odd?.1 ?? runner.standard)
      }
      progress(number + 1)
    }
    return WalkResults(
      seed: seed, walks: count, stepsPerWalk: Self.steps,
      screensCompared: screens * runner.architectures.count)
  }

  /// The first failure of those that are not as the majority, and one of that; nil where the model decides, or nobody.
  private func oddOneOut(on actions: [Action]) -> (WalkRunner.Failure, Architecture)? {
    guard runner.standard != nil else { return nil }
    for candidate in everyone {
      let failures = everyone.filter { $0.name != candidate.name }.compactMap {
        WalkRunner(architectures: [$0], standard: candidate).firstFailure(in: actions)
      }
      if let failure = failures.first, failures.count * 2 < everyone.count { return (failure, candidate) }
    }
    return nil
  }
}

/// Performs walks in architectures and in what they are held against side by side, until an architecture differs.
@MainActor
struct WalkRunner {
  /// The first step at which an architecture differs.
  struct Failure {
    let step: Int
    let architecture: Architecture
    let kind: WalkDifference.Kind
  }

  let architectures: [Architecture]
  /// What they are held against: what is specified where it is nil, or else what this one does.
  var standard: Architecture?

  func makeOracle() -> any WalkOracle {
    if let standard { WalkSubject(standard) } else { ReferenceModel() }
  }

  /// The first failure, nil where there is none; the screens that are expected are added to the others.
  func firstFailure(in actions: [Action], screens: inout Int) -> Failure? {
    var oracle = makeOracle()
    var subjects = architectures.map(WalkSubject.init)
    for (step, action) in actions.enumerated() {
      let expected = oracle.perform(action)
      if case .screen = expected { screens += 1 }
      for index in subjects.indices {
        if let kind = subjects[index].perform(action, expecting: expected, stored: oracle.storedNames) {
          return Failure(step: step, architecture: architectures[index], kind: kind)
        }
      }
    }
    return nil
  }

  /// The first failure, nil where there is none.
  func firstFailure(in actions: [Action]) -> Failure? {
    var screens = 0
    return firstFailure(in: actions, screens: &screens)
  }
}

/// An architecture that is not as specified, or not as the first one is, with the shortest walk found that shows it.
struct WalkDifference: Error, CustomStringConvertible {
  /// What is not as expected after the last step.
  enum Kind {
    case outcome(expected: Prediction, found: Transcript.Outcome)
    /// The screens are the same, what is stored is not.
    case storage
  }

  /// The name of the architecture that differs.
  let architecture: String
  /// The steps of the walk, shrunk.
  let actions: [Action]
  /// A scenario file: it fails in the architecture that differs, and holds in one that is as it should be.
  let description: String

  /// - Parameters:
  ///   - seed: that of all walks.
  ///   - walk: the number of the walk, counted from 1.
  @MainActor
  init(seed: UInt64, walk: Int, actions: [Action], failure: WalkRunner.Failure, standard: Architecture?) {
    let runner = WalkRunner(architectures: [failure.architecture], standard: standard)
    var shrinker = Shrinker { runner.firstFailure(in: $0)?.step }
    let actions = shrinker.shrink(actions, failingAt: failure.step)
    let kind = runner.firstFailure(in: actions)?.kind ?? failure.kind
    self.actions = actions
    let name = failure.architecture.name
    architecture = name
    let number = "Random walk \(walk) of seed \(seed)"
    let finding = standard.map { "\(name) differs from \($0)" } ?? "\(name) is not as specified"
    description = kind.scenario(
      named: number, remark: "\(number): \(finding).", after: actions, oracle: runner.makeOracle())
  }
}
