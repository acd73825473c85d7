import BehaviourProof
import Measurement

/// How much is sampled and counted.
struct BenchmarkPlan: Sendable {
  /// Some workloads, each timed at all of the sizes.
  struct PlanPart: Equatable, Sendable {
    let workloads: [String]
    let sizes: [Int]
  }

  let launches: Int
  /// The maximum number of rounds of a cell in one launch.
  let rounds: Int
  /// The time after which a cell starts no further round, in milliseconds.
  let capMilliseconds: Int
  /// What one launch times, part by part; no two parts have a workload at the same size.
  private(set) var parts: [PlanPart]
  let isQuick: Bool

  /// The ids of the workloads that the benchmark times.
  var workloads: [String] { parts.flatMap(\.workloads).withoutRepetition }

  /// The plan of a full report: adding, launching and scrolling at sizes by decades up to a million; every other
  /// workload at the usual size of an app, and at two larger ones, which show whether its time grows.
  static let full = BenchmarkPlan(
    launches: 6, rounds: 90, capMilliseconds: 700,
    parts: [
      PlanPart(
        workloads: [
          WorkloadID.add, WorkloadID.addRejected, WorkloadID.openCancel, WorkloadID.launch, WorkloadID.scroll,
          WorkloadID.screenful, WorkloadID.domainInsert,
        ], sizes: [10_000, 1_000_000]),
      PlanPart(
        workloads: [
          WorkloadID.addRejected, WorkloadID.openCancel, WorkloadID.screenful, WorkloadID.domainInsert,
        ], sizes: [ArchitectureProfiles.size]),
      PlanPart(workloads: WorkloadID.main, sizes: [10, 100, ArchitectureProfiles.size, 100_000]),
    ], isQuick: false)

  /// A first look: adding, launching and scrolling on a short list and a usual one; and adding to a long one.
  static let quick = BenchmarkPlan(
    launches: 7, rounds: 100, capMilliseconds: 60,
    parts: [
      PlanPart(workloads: WorkloadID.main, sizes: [10, 1_000]),
      PlanPart(workloads: [WorkloadID.add], sizes: [100_000]),
    ], isQuick: true)

  /// What is counted, part by part. The growth of a cost is found from counts at six sizes; elsewhere two are enough.
  ///
  /// - Parameters:
  ///   - compared: the architectures whose growth is counted.
  ///   - all: the architectures for which everything else is counted.
  func counts(of compared: [String], among all: [String]) -> [CountPlan] {
    let everything = CountPlan(
      architectures: all, workloads: nil, sizes: [10, 1_000], countsInstructions: true)
    let growth = CountPlan(
      architectures: compared,
      workloads: [WorkloadID.add, WorkloadID.domainInsert, WorkloadID.domainBuild],
      sizes: [100, 10_000, 100_000, 1_000_000], countsInstructions: false)
    return isQuick ? [everything] : [everything, growth]
  }

  /// A new seed for the orders of the participants, short enough to be typed.
  static func newSeed() -> UInt64 { .random(in: 1...999_999_999) }

  var walks: Int { isQuick ? RandomWalks.fewWalks : 200 }
}

/// What is counted in one run of the counter.
struct CountPlan {
  let architectures: [String]
  /// The ids of the workloads; nil for all.
  let workloads: [String]?
  let sizes: [Int]
  /// Whether instructions, retains and releases are counted too, where valgrind is installed.
  let countsInstructions: Bool

  var arguments: [String] {
    var arguments = ["--architectures", architectures.joined(separator: ",")]
    if let workloads { arguments += ["--workloads", workloads.joined(separator: ",")] }
    arguments += ["--sizes", sizes.map(String.init).joined(separator: ",")]
    if countsInstructions { arguments.append("--instructions") }
    return arguments
  }
}
