import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Counts what the apps of some releases ask of the machine, in a copy of the package that is built with optimisation.
struct LifeCost {
  let package: Package
  let life: Life
  let progress: ProgressLine

  /// The start, the release half-way and the last one.
  func run(_ results: LifeResults) throws -> [LifeResults.Cost] {
    let sources = [results.startSources] + results.releases.map(\.sources)
    let places = Set([0, results.releases.count / 2, results.releases.count]).sorted()
    return try CopyLock.withLock(on: WorkingCopy.changesFolder(of: life.root)) {
      try TreeStore.use(of: life.root, with: ChangeVerifier.reducedFiles(of: life.root)) { store in
        let trees = try life.trees(in: store, from: store.base)
        let copy = WorkingCopy.ofChanges(in: life.root)
        defer { progress.clear() }
        return try places.map { place in
          try copy.lay(trees[place], from: store)
          let own = Package(
            root: copy.tree, scratchFolder: copy.tree.appendingPathComponent(".build"),
            buildClock: package.buildClock)
          // It is what counts instructions.
          progress.show("\(life.releases[place].id): building with optimisation")
          _ = try ReleaseBuild(package: own).run(BenchmarkProcess.product)
          let plan = CountPlan(
            architectures: life.architectures.map(\.name), workloads: LifeResults.Cost.workloads,
            sizes: [LifeResults.Cost.size],
            countsInstructions: true)
          return LifeResults.Cost(
            release: life.releases[place].id, sources: sources[place],
            counts: Self.limited(
              CountProcess(package: own, plans: [plan], progress: progress).run(), to: plan.architectures))
        }
      }
    }
  }

  /// Without the baselines.
  private static func limited(
    _ counts: Measured<CountResults>, to names: [String]
  ) -> Measured<CountResults> {
    guard case .measured(let all) = counts else { return counts }
    return .measured(
      CountResults(workloads: all.workloads, counts: all.counts.filter { names.contains($0.arm) }))
  }
}
