import CommandLineKit
import ContactsWorkloads
import Foundation
import Results

/// Counts instructions in a few cells only: under valgrind each takes seconds.
struct InstructionPlan {
  let workloads: [Workload]
  let contenders: [Contender]
  /// The program `benchmark`, which performs the workloads.
  let benchmark: URL
  /// The time after which no further cell is begun.
  let cap: Duration
  let progress: ProgressLine

  /// The workloads that are counted, of those that are asked for.
  static let workloadIDs = [WorkloadID.add, WorkloadID.launch, WorkloadID.scroll]
  /// The number of contacts.
  static let size = 1_000

  /// Throws a `CocoaError` where no temporary folder can be made.
  func run() throws -> [CountResults.Count] {
    try TemporaryFolder.use(named: "callgrind", counts)
  }

  private func counts(in folder: URL) -> [CountResults.Count] {
    do {
      let callgrind = try CallgrindRun(of: benchmark, in: folder)
      let count = InstructionCount(profile: callgrind.dumps, deadline: .now + cap)
      try count.findKnownCost()
      if let first = cells.first {
        try count.selfTest(workload: first.workload.id, size: Self.size, arm: first.entry.name)
      }
      return cells.flatMap { workload, entry in
        progress.show("instructions, \(workload.id), \(entry.name)")
        return count.count(entry, of: workload, size: Self.size)
      }
    } catch {
      return cells.flatMap { workload, entry in
        InstructionCount.metrics.map { metric, _ in
          CountResults.Count(
            workload: workload.id, size: Self.size, arm: entry.name, metric: metric,
            value: .notMeasured(reason: "\(error)"))
        }
      }
    }
  }

  private var cells: [(workload: Workload, entry: WorkloadEntry)] {
    let fixture = FixtureSource(largest: Self.size).fixture(size: Self.size)
    return workloads.filter { Self.workloadIDs.contains($0.id) }.flatMap { workload in
      workload.entries(contenders, fixture).map { (workload, $0) }
    }
  }
}
