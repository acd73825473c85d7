import Measurement

/// What became of the baseline's counts.
struct CountChanges: Equatable, Sendable {
  /// More than before.
  private(set) var rises: [CountChange] = []
  /// Less than before.
  private(set) var falls: [CountChange] = []
  /// Measured before, and not measured now.
  private(set) var lost: [LostCount] = []
  /// Those of ``lost`` whose metric this run counted for other arms or cells: it could have counted them too.
  var vanished: [LostCount] { lost.filter { metrics.contains($0.key.metric) } }
  /// How many of the baseline's counts are no longer what they were: a fall fails too, so that a
  /// baseline changes only when a person renews it.
  var failures: Int { rises.count + falls.count + vanished.count }
  /// How many this run has for which the baseline has none.
  private(set) var added = 0
  /// What this run counted, of any arm in any cell.
  private var metrics: Set<CountResults.Metric> = []

  /// How many are the same, within the tolerance of what is counted.
  private(set) var unchanged = 0
  /// How many the baseline has for workloads, sizes or architectures that this run left out.
  private(set) var leftOut = 0

  /// How many both runs have.
  var compared: Int { rises.count + falls.count + unchanged }

  init(from baseline: Measured<CountResults>, to results: Measured<CountResults>) {
    guard case .measured(let before) = baseline else { return }
    switch results {
    case .notMeasured(let reason):
      for (key, _) in Self.measured(before) { lost.append(LostCount(key: key, reason: reason)) }
    case .measured(let now):
      let found = Dictionary(now.counts.map { (CountKey($0), $0.value) }) { first, _ in first }
      let old = Self.measured(before)
      let new = Self.measured(now)
      metrics = Set(new.map(\.0.metric))
      for (key, value) in old { judge(key, value, found[key]) }
      added = Set(new.map(\.0)).subtracting(old.map(\.0)).count
    }
  }

  private mutating func judge(_ key: CountKey, _ before: Double, _ now: Measured<Double>?) {
    switch now {
    case nil: leftOut += 1
    case .notMeasured(let reason): lost.append(LostCount(key: key, reason: reason))
    case .measured(let now):
      let change = CountChange(key: key, before: before, now: now)
      switch key.metric.direction(from: before, to: now) {
      case .up: rises.append(change)
      case .down: falls.append(change)
      case nil: unchanged += 1
      }
    }
  }

  private static func measured(_ results: CountResults) -> [(CountKey, Double)] {
    results.counts.compactMap { count in
      guard case .measured(let value) = count.value else { return nil }
      return (CountKey(count), value)
    }
  }
}

/// A count that is another one than in the baseline.
struct CountChange: Equatable, Sendable {
  /// What is counted, and of whom.
  let key: CountKey
  /// The baseline's count, for each operation.
  let before: Double
  /// This run's count, for each operation.
  let now: Double
}

/// What tells one count of a run from the others.
struct CountKey: Hashable, Sendable {
  /// The workload and the size.
  let cell: CellID
  /// The architecture, or the baseline beside them.
  let arm: String
  /// What is counted.
  let metric: CountResults.Metric

  init(_ count: CountResults.Count) {
    cell = CellID(workload: count.workload, size: count.size)
    arm = count.arm
    metric = count.metric
  }
}

/// A count that the baseline has, and that this run tried and failed to take.
struct LostCount: Equatable, Sendable {
  /// What was counted, and of whom.
  let key: CountKey
  /// Why there is none now.
  let reason: String
}

extension CountResults.Metric {
  /// How much of the baseline's count a count may differ from it without having changed.
  ///
  /// What is counted inside the program is the same in every run, so that one allocation more is a change. Instructions,
  /// retains and releases are counted from outside, with the runtime and the libraries in them: an update of those moves
  /// them a little. Instructions depend on the build as well: Observation looks key paths up by hashes of addresses,
  /// which collide in one build and not in the next, so that one operation takes up to 5 % more. What is compared is the
  /// median of several layouts of memory.
  var tolerance: Double {
    switch self {
    case .comparisons, .allocations, .bytesAllocated, .liveObjects, .liveBytes: 0
    case .retains, .releases: 0.005
    case .instructions: 0.1
    }
  }

  /// Whether a count changed, and which way; nil within the tolerance.
  func direction(from before: Double, to now: Double) -> Direction? {
    let allowance = abs(before) * tolerance
    if now > before + allowance { return .up }
    if now < before - allowance { return .down }
    return nil
  }
}
