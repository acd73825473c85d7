package import ArchitectureCatalog
package import CommandLineKit
package import Foundation
import Measurement
package import ScenarioDriver

/// What held, as far as it can be counted.
package struct ProvenBehaviour {
  package let behaviour: BehaviourResults
  package let walks: WalkResults
}

/// What has to hold before anything is measured: scenarios, random walks, lifetimes and layers, a line for each.
@MainActor
package struct BehaviourStage {
  let architectures: [Architecture]
  /// One that is known to behave as it should, against which these are held; nil for none.
  let known: Architecture?
  /// The scenarios that have to hold.
  let scenarios: [Scenario]
  /// The scenarios that must not hold, and have to fail alike.
  let changed: [Scenario]
  let walks: Int
  let walkSeed: UInt64
  /// Whether walks are held against the model of what is specified, or else against one another.
  let hasModel: Bool
  /// The classes that are known to outlive their app.
  let outliving: Set<String>
  /// The folder of the package whose sources are checked.
  let root: URL
  let progress: ProgressLine

  package init(
    architectures: [Architecture], known: Architecture? = nil, scenarios: [Scenario],
    changed: [Scenario] = [], walks: Int, walkSeed: UInt64, hasModel: Bool = true,
    outliving: Set<String> = [], root: URL, progress: ProgressLine
  ) {
    self.architectures = architectures
    self.known = known
    self.scenarios = scenarios
    self.changed = changed
    self.walks = walks
    self.walkSeed = walkSeed
    self.hasModel = hasModel
    self.outliving = outliving
    self.root = root
    self.progress = progress
  }

  /// Throws ``BehaviourDifference``, `WalkDifference` or `ProofFailure` for the first of
  /// the four that does not hold.
  package func run() throws -> ProvenBehaviour {
    let everyone = [known].compactMap(\.self) + architectures
    progress.show("running \(scenarios.count + changed.count) scenarios through \(everyone.names)")
    let behaviour = try compare(everyone)
    let others = changed.isEmpty ? "" : "; \(changed.count) declared as changed no longer hold, alike"
    try say("Behaviour: \(scenarios.count) scenarios, the same transcripts in \(everyone.names)\(others).")

    let walks = try walk()
    try say(walks.summary(hasModel: hasModel))

    progress.show("looking for what outlives its screen")
    let lifetimes = try LeakCheck().run(scenarios + changed, in: architectures, outliving: outliving)
    let known = outliving.isEmpty ? "" : ", but what is declared"
    try say(
      "Lifetimes: \(lifetimes.objects) objects on \(lifetimes.screens) screens, none outlived its own\(known)."
    )

    let files = try LayerRules.check(architectures, root: root)
    try say("Layers: \(files) files, each imports what its role allows.")
    return ProvenBehaviour(behaviour: behaviour, walks: walks)
  }

  /// Compares scenarios; where they do not hold, the shortest walk that shows it is found as well.
  private func compare(_ everyone: [Architecture]) throws(BehaviourDifference) -> BehaviourResults {
    do throws(BehaviourDifference) {
      return try BehaviourCheck(architectures: everyone, proven: known).run(scenarios, changed: changed)
    } catch {
      var difference = error
      do throws(WalkDifference) {
        _ = try walk()
      } catch {
        difference.walk = error
      }
      throw difference
    }
  }

  private func walk() throws(WalkDifference) -> WalkResults {
    try RandomWalks(architectures, hasModel: hasModel).run(count: walks, seed: walkSeed) { done in
      progress.show("walking at random through \(architectures.names): \(done) of \(walks)")
    }
  }

  private func say(_ line: String) throws {
    progress.clear()
    try Console().print("\(line)\n")
  }
}

extension [Architecture] {
  /// What a sentence calls them.
  package var names: String { map(\.name).listed }
}

/// Proves that a person sees the same in every architecture: drives each through the same scenarios and compares.
@MainActor
package struct BehaviourCheck {
  let architectures: [Architecture]
  var proven: Architecture?

  package init(architectures: [Architecture], proven: Architecture? = nil) {
    self.architectures = architectures
    self.proven = proven
  }

  /// What the scenarios showed.
  ///
  /// - Parameter changed: scenarios that must not hold, and have to fail alike.
  package func run(
    _ scenarios: [Scenario], changed: [Scenario] = []
  ) throws(BehaviourDifference) -> BehaviourResults {
    var difference = BehaviourDifference()
    var results: [BehaviourResults.PassedScenario] = []
    for scenario in scenarios {
      let transcripts = transcripts(of: scenario)
      difference.inspect(transcripts, isChanged: false, proven: proven?.name)
      if let (_, transcript) = transcripts.first {
        results.append(BehaviourResults.PassedScenario(transcript))
      }
    }
    for scenario in changed {
      difference.inspect(transcripts(of: scenario), isChanged: true, proven: proven?.name)
    }
    guard difference.isEmpty else { throw difference }
    return BehaviourResults(scenarios: results)
  }

  private func transcripts(of scenario: Scenario) -> [(name: String, transcript: Transcript)] {
    architectures.map { architecture in
      (architecture.name, ScenarioDriver(makeApp: architecture.makeApp).run(scenario))
    }
  }
}

extension BehaviourResults.PassedScenario {
  fileprivate init(_ transcript: Transcript) {
    let expectations = transcript.entries.count { $0.outcome == .held }
    let screens = transcript.entries.count { if case .screen = $0.outcome { true } else { false } }
    self.init(
      name: transcript.scenario, actions: transcript.entries.count - expectations, expectations: expectations,
      screens: screens)
  }
}

extension WalkResults {
  func summary(hasModel: Bool) -> String {
    """
    Random walks: \(walks) of \(stepsPerWalk) steps, seed \(seed): \
    \(screensCompared) screens \(hasModel ? "as specified" : "the same").
    """
  }
}
