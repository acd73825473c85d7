import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// Counts what an architecture's program costs after the last step of a variant, in a copy of the package in which all
/// steps are done, beside what it costs as it is.
struct VariantCount {
  /// With few contacts, so that what is there from the launch on shows.
  private static let size = 10

  let package: Package
  let progress: ProgressLine

  /// The counts, or why there are none.
  ///
  /// - Parameter before: what was counted of the architecture as it is.
  func run(
    _ variant: Variant, before: Measured<CountResults>
  ) -> Measured<[VariantResults.Count]> {
    do {
      let known = try Self.counted(before)
      let rest = variant.counted.filter { id in !known.workloads.contains { $0.id == id } }
      let before = CountResults([known, try count(variant, rest, countsInstructions: false, in: package)])
      let after = try inCopy(with: variant) { copy in
        progress.show("\(variant.title): building the benchmark with optimisation")
        // Instructions are counted in it.
        _ = try ReleaseBuild(package: copy).run(BenchmarkProcess.product)
        return try count(variant, variant.counted, countsInstructions: true, in: copy)
      }
      return .measured(
        after.counts.compactMap { after in
          guard after.arm == variant.architecture.name,
            let before = before.value(
              of: after.metric, workload: after.workload, size: after.size, arm: after.arm)
          else { return nil }
          return VariantResults.Count(
            workload: after.workload, size: after.size, metric: after.metric, before: before,
            after: after.value)
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

  private static func counted(_ counts: Measured<CountResults>) throws(NotCounted) -> CountResults {
    switch counts {
    case .measured(let counts): return counts
    case .notMeasured(let reason): throw NotCounted(description: reason)
    }
  }

  private func count(
    _ variant: Variant, _ workloads: [String], countsInstructions: Bool, in package: Package
  ) throws -> CountResults {
    guard !workloads.isEmpty else { return CountResults(workloads: [], counts: []) }
    let plan = CountPlan(
      architectures: [variant.architecture.name], workloads: workloads, sizes: [Self.size],
      countsInstructions: countsInstructions)
    defer { progress.clear() }
    return try Self.counted(CountProcess(package: package, plans: [plan], progress: progress).run())
  }

  private func inCopy<Value>(
    with variant: Variant, _ work: (Package) throws -> Value
  ) throws -> Value {
    let folder = package.root.appendingPathComponent(".build/changes")
    return try CopyLock.hold(folder) {
      let copy = WorkingCopy(of: package.root, in: folder.appendingPathComponent("tree"))
      try TreeStore.use(of: package.root) { store in
        try copy.lay(PatchedVariant(variant, in: store).tree, from: store)
      }
      return try work(
        Package(
          root: copy.tree, scratchFolder: copy.tree.appendingPathComponent(".build"),
          buildClock: package.buildClock))
    }
  }
}
