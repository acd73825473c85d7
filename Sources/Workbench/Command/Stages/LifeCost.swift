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
    let places = Set([0, results.releases.count / 2, results.releases.count]).sorted()
    let plan = CountPlan(
      architectures: life.architectures.map(\.name), workloads: LifeResults.Cost.workloads,
      sizes: [LifeResults.Cost.size], countsInstructions: true)
    return try CopyLock.withLock(on: WorkingCopy.changesFolder(of: life.root)) {
      try TreeStore.use(of: life.root, with: ChangeVerifier.reducedFiles(of: life.root)) { store in
        let trees = try life.trees(life.releases, on: store.base, in: store)
        let copy = WorkingCopy.ofChanges(in: life.root)
        defer { progress.clear() }
        return try places.map { place in
          try copy.lay(trees[place + 1], from: store)
          let own = Package(
            root: copy.tree, scratchFolder: copy.tree.appendingPathComponent(".build"),
            buildClock: package.buildClock)
          // It is what counts instructions.
          progress.show("\(life.releases[place].name): building with optimisation")
          _ = try ReleaseBuild(package: own).run(BenchmarkProcess.product)
          var counts = CountProcess(package: own, plans: [plan], progress: progress).run()
          if case .measured(let all) = counts {
            // Without the baselines.
            let kept = all.counts.filter { plan.architectures.contains($0.arm) }
            counts = .measured(CountResults(workloads: all.workloads, counts: kept))
          }
          return LifeResults.Cost(
            release: life.releases[place].name, sources: results.subjects[place].sources, counts: counts)
        }
      }
    }
  }
}
