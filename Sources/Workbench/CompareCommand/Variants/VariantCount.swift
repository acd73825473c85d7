import ArchitectureCatalog
import Changes
import CommandLineKit
import Foundation
import PackageCopy
import Results

/// Counts what an architecture's program costs before the first step of a variant and after the last: in programs of the
/// package, and in those of a copy in which all steps are done.
struct VariantCount {
  /// With few contacts, so that what is there from the launch on shows.
  private static let size = 10

  let package: Package
  let progress: ProgressLine

  /// The counts, or why there are none.
  func run(_ variant: Variant) -> Measured<[VariantResults.Count]> {
    do {
      let before = try count(variant, in: package)
      let after = try inCopy(with: variant) { try count(variant, in: $0) }
      return .measured(
        before.counts.compactMap { before in
          guard before.arm == variant.architecture.name,
            let after = after.value(
              of: before.metric, workload: before.workload, size: before.size, arm: before.arm)
          else { return nil }
          return VariantResults.Count(
            workload: before.workload, size: before.size, metric: before.metric, before: before.value,
            after: after)
        })
    } catch let error as ReleaseBuild.Failure {
      return .notMeasured(reason: error.summary)
    } catch {
      return .notMeasured(reason: ErrorText.of(error))
    }
  }

  private struct NotCounted: Error, CustomStringConvertible {
    let description: String
  }

  private func count(_ variant: Variant, in package: Package) throws -> CountResults {
    progress.show("\(variant.title): building the benchmark with optimisation")
    // Instructions are counted in it.
    _ = try ReleaseBuild(package: package).run("benchmark")
    let plan = CountPlan(workloads: variant.counted, sizes: [Self.size], countsInstructions: true)
    let counts = CountProcess(package: package, plans: [plan], progress: progress)
      .run(architectures: [variant.architecture.name])
    progress.clear()
    switch counts {
    case .measured(let counts): return counts
    case .notMeasured(let reason): throw NotCounted(description: reason)
    }
  }

  private func inCopy<Value>(
    with variant: Variant, _ work: (Package) throws -> Value
  ) throws -> Value {
    let folder = package.root.appendingPathComponent(".build/changes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = try CopyLock(folder)
    return try withExtendedLifetime(lock) {
      let copy = WorkingCopy(of: package.root, in: folder.appendingPathComponent("tree"))
      try copy.synchronise()
      for step in variant.steps { try copy.apply(step.url) }
      let value = try work(
        Package(root: copy.tree, scratchFolder: copy.tree.appendingPathComponent(".build")))
      try copy.synchronise()
      return value
    }
  }
}
