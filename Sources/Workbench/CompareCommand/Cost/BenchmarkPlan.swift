import Results

/// How much is sampled and counted.
struct BenchmarkPlan: Sendable {
  let launches: Int
  /// The most rounds of a cell in one launch.
  let rounds: Int
  /// The time after which a cell starts no further round, in milliseconds.
  package let capMilliseconds: Int
  /// The ids of the workloads that are timed, of those that the benchmark has.
  private(set) var workloads: [String]
  /// The sizes at which every workload is timed.
  private(set) var sizes: [Int]
  /// The larger sizes at which some are timed as well, by their ids.
  private(set) var largerSizes: [String: [Int]]
  package let isQuick: Bool

  /// Whether the start of the executables is timed as well.
  var startsExecutables: Bool { !isQuick }

  /// What a report rests on: every workload, at sizes by decades up to a million.
  static let full = BenchmarkPlan(
    launches: 6, rounds: 150, capMilliseconds: 800,
    workloads: [
      WorkloadID.add, WorkloadID.addRejected, WorkloadID.openCancel, WorkloadID.launch, WorkloadID.scroll,
      WorkloadID.screenful, WorkloadID.domainInsert,
    ],
    sizes: [10, 100, 1_000, 10_000, 100_000, 1_000_000], largerSizes: [:], isQuick: false)

  /// What is done within a minute, the counting with valgrind included: adding, launching and scrolling; and adding to a
  /// long list.
  static let quick = BenchmarkPlan(
    launches: 7, rounds: 100, capMilliseconds: 120,
    workloads: [WorkloadID.add, WorkloadID.launch, WorkloadID.scroll],
    sizes: [10, 100, 1_000, 10_000], largerSizes: [WorkloadID.add: [100_000]], isQuick: true)

  /// What one launch times, part by part: workloads, each of them at all of the sizes.
  var parts: [(workloads: [String], sizes: [Int])] {
    [(workloads, sizes)] + workloads.compactMap { id in largerSizes[id].map { ([id], $0) } }
  }

  /// What is counted, part by part. How a cost grows is told from counts at six sizes; elsewhere two say enough.
  var counts: [CountPlan] {
    let everything = CountPlan(workloads: nil, sizes: [10, 1_000], countsInstructions: true)
    let growth = CountPlan(
      workloads: [WorkloadID.add, WorkloadID.domainInsert, WorkloadID.domainBuild],
      sizes: [100, 10_000, 100_000, 1_000_000],
      countsInstructions: false)
    return isQuick ? [everything] : [everything, growth]
  }

  /// The same plan for some workloads, at these sizes, or at its own if there are none given.
  func limited(to workloads: [String], sizes: [Int]? = nil) -> BenchmarkPlan {
    var plan = self
    plan.workloads = workloads
    guard let sizes else { return plan }
    plan.sizes = sizes
    plan.largerSizes = [:]
    return plan
  }

  /// A seed for the orders of the arms that no other run has, short enough to be typed.
  static func newSeed() -> UInt64 { .random(in: 1...999_999_999) }

  /// How many random walks come before the samples.
  var walks: Int { isQuick ? 50 : 200 }
}

/// What is counted in one run of the counter.
struct CountPlan {
  /// The ids of the workloads; nil for all.
  let workloads: [String]?
  let sizes: [Int]
  /// Whether instructions, retains and releases are counted too, where valgrind is installed.
  let countsInstructions: Bool

  /// What is asked of every architecture of the catalog.
  static let systems = CountPlan(
    workloads: [WorkloadID.add, WorkloadID.launch, WorkloadID.scroll, WorkloadID.memoryScene],
    sizes: [SystemResults.size], countsInstructions: true)

  func arguments(architectures: [String], output: String) -> [String] {
    var arguments = ["--architectures", architectures.joined(separator: ",")]
    if let workloads { arguments += ["--workloads", workloads.joined(separator: ",")] }
    arguments += ["--sizes", sizes.map(String.init).joined(separator: ",")]
    if countsInstructions { arguments.append("--instructions") }
    return arguments + ["--json", output]
  }
}
