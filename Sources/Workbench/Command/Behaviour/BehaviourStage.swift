import ArchitectureCatalog
import CommandLineKit
import Measurement
import ScenarioDriver

/// What held, as far as it can be counted.
struct ProvenBehaviour {
  let behaviour: BehaviourResults
  let walks: FaultResults.Walks
  let lifetimes: SceneLifetimes
  /// The source files that import what their roles allow.
  let files: Int
}

/// What has to hold before anything is measured: scenarios, random walks, lifetimes and layers, a line for each.
@MainActor
struct BehaviourStage {
  let architectures: [Architecture]
  /// One that is known to behave as it should, against which these are held; nil for none.
  var known: Architecture?
  /// The scenarios that have to hold.
  let scenarios: [Scenario]
  /// The scenarios that must not hold, and have to fail alike.
  let changed: [Scenario]
  let walks: Int
  let walkSeed: UInt64
  /// Whether walks are held against the model of what is specified, or else against one another.
  let hasModel: Bool
  let package: Package
  let console: Console
  let progress: ProgressLine

  /// Throws ``BehaviourDifference``, `WalkDifference`, `ObjectsLeftBehind` or `LayerRules.Violations` for the first of
  /// the four that does not hold.
  func run() throws -> ProvenBehaviour {
    let everyone = [known].compactMap(\.self) + architectures
    progress.show("running \(scenarios.count + changed.count) scenarios through \(everyone.names)")
    let behaviour = try compare(everyone)
    let others = changed.isEmpty ? "" : "; \(changed.count) declared as changed no longer hold, alike"
    try say("Behaviour: \(scenarios.count) scenarios, the same transcripts in \(everyone.names)\(others).")

    let walks = try walk()
    try say(WalkSummary(walks, hasModel: hasModel).line)

    progress.show("looking for what outlives its screen")
    let lifetimes = try LifetimeCensus().run(scenarios + changed, in: architectures)
    try say("Lifetimes: \(lifetimes.objects) objects on \(lifetimes.screens) screens, none outlived its own.")

    let files = try LayerRules.check(architectures, root: package.root)
    try say("Layers: \(files) files, each imports what its role allows.")
    return ProvenBehaviour(behaviour: behaviour, walks: walks, lifetimes: lifetimes, files: files)
  }

  /// Compares scenarios; where they do not hold, the shortest walk that shows it is found as well.
  private func compare(_ everyone: [Architecture]) throws(BehaviourDifference) -> BehaviourResults {
    do throws(BehaviourDifference) {
      return try BehaviourCheck(everyone, proven: known).run(scenarios, changed: changed)
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

  private func walk() throws(WalkDifference) -> FaultResults.Walks {
    try RandomWalks(architectures, hasModel: hasModel).run(count: walks, seed: walkSeed) { done in
      progress.show("walking at random through \(architectures.names): \(done) of \(walks)")
    }
  }

  private func say(_ line: String) throws {
    progress.clear()
    try console.print("\(line)\n")
  }
}

extension [Architecture] {
  /// What a sentence calls them.
  var names: String { map(\.name).listed }
}
