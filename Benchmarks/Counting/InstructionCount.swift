import CommandLineKit
import ContactsWorkloads
import Foundation
import Results

/// Counts the instructions of an operation, and how often it takes and gives up references to objects.
struct InstructionCount {
  /// What each batch of an arm took: the workload, how many contacts there are, the arm, and how many batches.
  let profile: (String, Int, String, Int) throws -> [CallgrindDump]
  /// The moment after which no further cell is counted.
  let deadline: ContinuousClock.Instant

  /// One cell's counts; not measured after the deadline, or where callgrind fails.
  func count(_ entry: WorkloadEntry, of workload: Workload, size: Int) -> [CountResults.Count] {
    let operations = entry.start().operations * Self.batches
    let dumps: [CallgrindDump]
    do {
      guard ContinuousClock.now < deadline else {
        throw CallgrindRun.Failure(description: "the time for counting instructions was over")
      }
      dumps = try profile(workload.id, size, entry.name, Self.batches)
    } catch {
      return Self.metrics.map { metric, _ in
        CountResults.Count(
          workload: workload.id, size: size, arm: entry.name, metric: metric,
          value: .notMeasured(reason: "\(error)"))
      }
    }
    return Self.metrics.map { metric, number in
      let sum = dumps.reduce(0) { $0 + number($1) }
      return CountResults.Count(
        workload: workload.id, size: size, arm: entry.name, metric: metric,
        value: .measured(Double(sum) / Double(operations)))
    }
  }

  /// Throws ``CallgrindRun/Failure`` where callgrind does not find what is known to be there.
  func findKnownCost() throws {
    let dumps = try KnownCost.Load.allCases.map { variant in
      try profile(KnownCost.workload.id, 1, variant.rawValue, 1)[0]
    }
    try KnownCostCheck(base: dumps[0], moreInstructions: dumps[1], moreReferences: dumps[2]).run()
  }

  /// Throws ``CallgrindRun/Failure`` where two runs of one cell are further apart than they may be.
  func selfTest(workload: String, size: Int, arm: String) throws {
    let totals = try (0..<2).map { _ in
      try profile(workload, size, arm, Self.batches).reduce(0) { $0 + Double($1.instructions) }
    }
    guard abs(totals[0] - totals[1]) <= Self.tolerance * totals[0] else {
      throw CallgrindRun.Failure(description: "two runs differ: \(totals[0]) and \(totals[1]) instructions")
    }
  }

  static let metrics: [(CountResults.Metric, (CallgrindDump) -> Int)] = [
    (.instructions, \.instructions),
    (.retains, \.retains), (.releases, \.releases),
  ]
  /// Few enough for a list of a thousand to grow by less than a tenth.
  private static let batches = 4
  private static let tolerance = 0.005
}

/// Whether callgrind finds, between runs that differ in a known way, just that difference.
struct KnownCostCheck {
  let base: CallgrindDump
  let moreInstructions: CallgrindDump
  let moreReferences: CallgrindDump

  /// Throws ``CallgrindRun/Failure`` with what was found.
  func run() throws(CallgrindRun.Failure) {
    let instructions = moreInstructions.instructions - base.instructions
    // The loop around the known instructions takes a few as well.
    guard (KnownCost.instructions...KnownCost.instructions + Self.loop).contains(instructions) else {
      throw CallgrindRun.Failure(
        description: "\(instructions) instructions were found where there are \(KnownCost.instructions)")
    }
    let retains = moreReferences.retains - base.retains
    let releases = moreReferences.releases - base.releases
    guard retains == KnownCost.references, releases == KnownCost.references else {
      throw CallgrindRun.Failure(
        description: "\(retains) retains and \(releases) releases were found where there are"
          + " \(KnownCost.references) of each")
    }
  }

  private static let loop = 20
}

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
