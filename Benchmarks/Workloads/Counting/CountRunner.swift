import CommandLineKit
import Foundation
import Measurement

/// Counts everything that the options ask for.
struct CountRunner {
  let options: CountOptions
  let counter: AllocationCounter?
  /// The program `benchmark`, in which instructions are counted.
  let benchmark: URL
  let progress: ProgressLine

  /// Throws a `CocoaError` where no temporary folder can be made.
  func run() throws -> CountResults {
    let source = FixtureSource(largest: options.sizes.max() ?? 0)
    var counts = options.sizes.flatMap { size in
      operations(size: size, source) + memory(size: size)
        + ComparisonCount().count(options.comparisons, size: size)
    }
    if options.countsInstructions { counts += try instructions() }
    return CountResults(
      workloads: options.workloads.map(\.description)
        + options.comparisons.filter { $0 == ComparisonCount.build } + options.memory,
      counts: counts)
  }

  private func operations(size: Int, _ source: FixtureSource) -> [CountResults.Count] {
    options.workloads.flatMap { workload in
      let entries = workload.entries(options.contenders, source.fixture(size: size))
      // A control is for times only: the same code gives the same counts.
      let controls = entries.map { ReferenceArm.again($0.name) }
      return entries.filter { !controls.contains($0.name) }.flatMap { entry in
        progress.show("\(workload.id), \(size) contacts, \(entry.name)")
        guard let counter else {
          return Self.uncounted(
            [.allocations, .bytesAllocated], workload: workload.id, size: size, arm: entry.name)
        }
        return OperationCount(counter: counter).count(entry, of: workload, size: size)
      }
    }
  }

  private func memory(size: Int) -> [CountResults.Count] {
    options.contenders.flatMap { contender in
      let kinds = options.memory.filter { contender.makeApp != nil || $0 == MemoryCount.contact }
      return kinds.flatMap { kind in
        progress.show("\(kind.id), \(size) contacts, \(contender.name)")
        guard let counter else {
          return Self.uncounted(
            [.liveObjects, .liveBytes], workload: kind.id, size: size, arm: contender.name)
        }
        return MemoryCount(counter: counter).count(kind, of: contender, size: size)
      }
    }
  }

  private static func uncounted(
    _ metrics: [CountResults.Metric], workload: String, size: Int, arm: String
  ) -> [CountResults.Count] {
    metrics.map { metric in
      CountResults.Count(
        workload: workload, size: size, arm: arm, metric: metric,
        value: .notMeasured(
          reason: "allocations are counted only with GNU's C library, and without a sanitizer"))
    }
  }

  private func instructions() throws -> [CountResults.Count] {
    try InstructionPlan(
      workloads: options.workloads, contenders: options.contenders, benchmark: benchmark,
      cap: options.instructionCap, progress: progress
    ).run()
  }
}
