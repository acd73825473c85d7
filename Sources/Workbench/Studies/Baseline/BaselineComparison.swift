import CommandLineKit
import Measurement

/// How the counts of a run differ from those of a baseline. Times are not compared: they depend on the machine and on
/// what else it does.
struct BaselineComparison: Sendable {
  let before: EnvironmentResults
  let now: EnvironmentResults
  let counts: CountChanges

  init(from baseline: ComparisonResults, to results: ComparisonResults) {
    before = baseline.environment
    now = results.environment
    counts = CountChanges(from: baseline.counts, to: results.counts)
  }

  /// Why the two runs cannot be compared; nil if they have something in common.
  var nothingInCommon: String? {
    guard counts.compared == 0 else { return nil }
    if let reason = counts.lost.first?.reason { return "nothing was counted: \(reason)" }
    return "the baseline has no count that this run has too"
  }

  /// The differences that counts depend on, such as the version of Swift. The processor is not one of them: all
  /// processors carry out the same instructions.
  var differencesOfToolchain: [(name: String, before: String, now: String)] {
    [
      ("Swift", before.swiftVersion, now.swiftVersion),
      ("operating system", before.operatingSystem, now.operatingSystem),
    ].filter { $0.1 != $0.2 }
  }
}

/// Which way a number went from one run to the other.
enum Direction: Sendable {
  case up
  case down
}

/// How the baseline's counts changed.
struct CountChanges: Sendable {
  /// Identifies a count of a run.
  struct Key: Hashable, Sendable {
    let workload: String
    /// The number of contacts.
    let size: Int
    /// The architecture or the baseline arm.
    let arm: String
    let metric: CountResults.Metric

    init(_ count: CountResults.Count) {
      (workload, size, arm, metric) = (count.workload, count.size, count.arm, count.metric)
    }
  }

  /// A count per operation that differs from the baseline's.
  typealias Change = (key: Key, before: Double, now: Double)
  /// A count of the baseline that this run tried and failed to take.
  typealias Lost = (key: Key, reason: String)

  private(set) var rises: [Change] = []
  private(set) var falls: [Change] = []
  private(set) var lost: [Lost] = []
  /// The metrics that this run counted, of any arm in any cell.
  private var metrics: Set<CountResults.Metric> = []
  /// How many counts this run has and the baseline lacks.
  private(set) var added = 0
  /// How many counts are the same, within the tolerance of their metric.
  private(set) var unchanged = 0
  /// How many of the baseline's counts belong to workloads, sizes or architectures that this run left out.
  private(set) var leftOut = 0

  init(from baseline: Measured<CountResults>, to results: Measured<CountResults>) {
    guard let before = baseline.value else { return }
    let old = Self.measured(before)
    guard let now = results.value else {
      lost = old.map { ($0.key, results.reason ?? "") }
      return
    }
    let current = Dictionary(now.counts.map { (Key($0), $0.value) }) { first, _ in first }
    let new = Self.measured(now)
    metrics = Set(new.map(\.key.metric))
    added = Set(new.map(\.key)).subtracting(old.map(\.key)).count
    for (key, before) in old {
      switch current[key] {
      case nil: leftOut += 1
      case .notMeasured(let reason): lost.append((key, reason))
      case .measured(let now):
        switch key.metric.direction(from: before, to: now) {
        case .up: rises.append((key, before, now))
        case .down: falls.append((key, before, now))
        case nil: unchanged += 1
        }
      }
    }
  }

  private static func measured(_ results: CountResults) -> [(key: Key, value: Double)] {
    results.counts.compactMap { count in count.value.value.map { (Key(count), $0) } }
  }

  /// The ``lost`` counts whose metric this run took for other arms or cells, so it could have taken them too.
  var vanished: [Lost] { lost.filter { metrics.contains($0.key.metric) } }

  /// How many of the baseline's counts changed or vanished. A fall fails too, so that a baseline changes only when a
  /// person renews it.
  var failures: Int { rises.count + falls.count + vanished.count }

  /// How many counts both runs have.
  var compared: Int { rises.count + falls.count + unchanged }
}

extension CountResults.Metric {
  /// The share of the baseline's count by which a count may differ from it and still be unchanged.
  ///
  /// Counts taken inside the program are the same in every run, so one allocation more is a change. Instructions,
  /// retains and releases are counted from outside, including the runtime and the libraries, whose updates move them a
  /// little. Instructions also depend on the build: Observation looks up key paths by hashes of addresses, which
  /// collide in one build and not in the next, so an operation can take up to 5 % more. The median over several layouts
  /// of memory is compared.
  private var tolerance: Double {
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

/// The words for a changed count.
struct CountChangeText {
  let before: String
  let now: String
  /// Such as `+3.1 %`, or the absolute difference if the count was 0 before.
  let change: String

  /// Uses the fewest decimal places that show both counts exactly, or else as different; at most six.
  init(_ change: CountChanges.Change) {
    let (old, new) = (change.before, change.now)
    func text(_ value: Double, _ places: Int) -> String { NumberText.decimal(value, places: places) }
    func isExact(_ value: Double, _ places: Int) -> Bool {
      Double(text(value, places).replacing(",", with: "")) == value
    }
    let places =
      (0...3).first { isExact(old, $0) && isExact(new, $0) }
      ?? (2...6).first { text(old, $0) != text(new, $0) } ?? 6
    before = text(old, places)
    now = text(new, places)
    let size = old == 0 ? text(abs(new), places) : NumberText.percent(abs((new - old) / old))
    self.change = (new > old ? "+" : "−") + size
  }
}
