import ArchitectureCatalog
import CKnownCost
import CommandLineKit
import Foundation
import Measurement

/// Counts the instructions of an operation, and how often it takes and gives up references to objects.
struct InstructionCount {
  /// What each batch took, participant after participant, for each of some layouts of memory: the workload, how many
  /// contacts there are, how many participants, how many batches of each, and the layouts.
  let profile: (String, Int, Int, Int, Range<Int>) throws -> [[CallgrindDump]]
  /// The moment after which no further workload is counted.
  let deadline: ContinuousClock.Instant

  /// The counts of all participants of a workload; not measured after the deadline, or where callgrind fails.
  ///
  /// Each is counted with memory in two layouts; where a participant's two differ, all participants are counted in the
  /// others too.
  func count(_ entries: [WorkloadEntry], of workload: Workload, size: Int) -> [RuntimeCounts.Count] {
    do {
      return try counted(entries, of: workload, size: size)
    } catch {
      return Self.uncounted(entries, of: workload, size: size, error)
    }
  }

  private func counted(
    _ entries: [WorkloadEntry], of workload: Workload, size: Int
  ) throws -> [RuntimeCounts.Count] {
    guard ContinuousClock.now < deadline else {
      throw CommandFailure.unavailable("the time for counting instructions was over")
    }
    var layouts = try profile(workload.id, size, entries.count, Self.batches, 0..<2)
    let isSame = entries.indices.allSatisfy { participant in
      Self.agree(layouts.map { Self.sum($0, of: participant, \.instructions) })
    }
    if !isSame {
      layouts += try profile(workload.id, size, entries.count, Self.batches, 2..<RuntimeCounts.layouts)
    }
    return entries.indices.flatMap { participant in
      let operations = Double(entries[participant].start().operations * Self.batches)
      return Self.metrics.map { metric, number in
        let sums = layouts.map { Self.sum($0, of: participant, number) }.sorted()
        let isRange = metric == .instructions && !Self.agree(sums)
        return RuntimeCounts.Count(
          workload: workload.id, size: size, participant: entries[participant].name, metric: metric,
          value: .measured(Double(sums[sums.count / 2]) / operations),
          range: isRange ? Double(sums[0]) / operations...Double(sums[sums.count - 1]) / operations : nil)
      }
    }
  }

  /// What all batches of one participant took.
  private static func sum(
    _ dumps: [CallgrindDump], of participant: Int, _ number: (CallgrindDump) -> Int
  ) -> Int {
    dumps[participant * batches..<(participant + 1) * batches].reduce(0) { $0 + number($1) }
  }

  /// Whether numbers differ by no more than they do without any table in play.
  private static func agree(_ sums: [Int]) -> Bool {
    guard let least = sums.min(), let most = sums.max() else { return true }
    return Double(most - least) <= tolerance * Double(least)
  }

  /// The same where callgrind cannot be run at all.
  static func uncounted(
    _ entries: [WorkloadEntry], of workload: Workload, size: Int, _ error: any Error
  ) -> [RuntimeCounts.Count] {
    entries.flatMap { entry in
      RuntimeCounts.Count.each(metrics, of: workload.id, size: size, participant: entry.name) { _ in
        .notMeasured(reason: "\(error)")
      }
    }
  }

  /// Throws where callgrind does not find, between runs that differ in a known way, just that difference.
  func findKnownCost() throws {
    let dumps = try profile(KnownCost.workload.id, 1, KnownCost.Load.allCases.count, 1, 0..<1)[0]
    let instructions = dumps[1].instructions - dumps[0].instructions
    // The loop around the known instructions takes a few as well.
    guard (KnownCost.instructions...KnownCost.instructions + 20).contains(instructions) else {
      throw CommandFailure.unavailable(
        "\(instructions) instructions were found where there are \(KnownCost.instructions)")
    }
    let retains = dumps[2].retains - dumps[0].retains
    let releases = dumps[2].releases - dumps[0].releases
    guard retains == KnownCost.references, releases == KnownCost.references else {
      throw CommandFailure.unavailable(
        "\(retains) retains and \(releases) releases were found where there are \(KnownCost.references) of each"
      )
    }
  }

  static let metrics: [(RuntimeCounts.Metric, (CallgrindDump) -> Int)] = [
    (.instructions, \.instructions),
    (.retains, \.retains), (.releases, \.releases),
  ]
  /// Few enough for a list of a thousand to grow by less than a tenth.
  private static let batches = 4
  private static let tolerance = 0.002
}

/// Counts instructions in a few workloads only: under valgrind each takes seconds.
struct InstructionPlan {
  let workloads: [Workload]
  let participants: [Participant]
  /// The program `benchmark`, which performs the workloads.
  let benchmark: URL
  /// The time after which no further workload is begun.
  let cap: Duration
  let progress: ProgressLine

  /// The workloads that are counted, of those that are asked for.
  static let workloadIDs = [WorkloadID.add, WorkloadID.launch, WorkloadID.scroll]
  /// The number of contacts.
  static let size = 1_000

  /// All architectures of the catalog perform, whichever are asked for: what memory looks like is part of a count, and one
  /// must not depend on who else is counted.
  func run() throws -> [RuntimeCounts.Count] {
    let fixture = FixtureSource(largest: Self.size).fixture(size: Self.size)
    let all = Participant.architectures(ArchitectureCatalog.all) + Participant.baselines
    let left = Set(ArchitectureCatalog.names).subtracting(participants.map(\.name))
    return try TemporaryFolder.use(named: "callgrind") { folder in
      let count = Result { try self.count(in: folder) }
      let counts = workloads.filter { Self.workloadIDs.contains($0.id) }.flatMap { workload in
        progress.show("instructions, \(workload.id)")
        let entries = workload.entries(all, fixture)
        switch count {
        case .success(let count): return count.count(entries, of: workload, size: Self.size)
        case .failure(let error):
          return InstructionCount.uncounted(entries, of: workload, size: Self.size, error)
        }
      }
      return counts.filter { !left.contains($0.participant) }
    }
  }

  private func count(in folder: URL) throws -> InstructionCount {
    progress.show("instructions, whether known ones are found")
    let callgrind = try CallgrindRun(of: benchmark, in: folder)
    let count = InstructionCount(profile: callgrind.dumps, deadline: .now + cap)
    try count.findKnownCost()
    return count
  }
}

/// Something whose cost is known beforehand: what a counter has to find before its other numbers are believed.
package enum KnownCost {
  /// The participants of the workload, which differ only in how often they do the one or the other.
  package enum Load: String, CaseIterable {
    case base, instructions, references

    var thousands: Int { self == .instructions ? 2 : 1 }
    var references: Int { (self == .references ? 2 : 1) * KnownCost.references }
  }

  /// How many instructions more the participant `instructions` carries out than the participant `base`, but for a
  /// loop's few.
  package static let instructions = 1_000
  /// How many references more the participant `references` takes, and gives up, than the participant `base`.
  package static let references = 100

  /// A workload for a profiler; it is never timed.
  package static let workload = Workload(
    WorkloadDescription(
      id: WorkloadID.knownCost,
      summary: "Carry out instructions, and take and give up references, of known numbers", operation: "time")
  ) { _, _ in
    Load.allCases.map { variant in
      WorkloadEntry(name: variant.rawValue) {
        let object = SharedObject()
        var holders: [SharedObject] = []
        holders.reserveCapacity(2 * references)
        return WorkloadRun(operations: 1) {
          {
            for _ in 0..<variant.thousands { known_cost_thousand_instructions() }
            for _ in 0..<variant.references { holders.append(object) }
            holders.removeAll(keepingCapacity: true)
          }
        } verify: {
        }
      }
    }
  }
}

private final class SharedObject {}
