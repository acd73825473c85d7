import Measurement

/// What changed from the run that is the baseline to another.
struct BaselineComparison: Sendable {
  /// What is judged.
  enum JudgedNumbers: Sendable {
    /// Counts, and the ratios between times if both runs were on one processor.
    case countsAndTimes
    /// Counts alone, which are the same on a busy machine.
    case counts
  }

  private let baseline: ComparisonResults
  private let results: ComparisonResults
  private let bootstrap: HierarchicalBootstrap
  let counts: CountChanges
  /// Nil where they are not judged.
  private(set) var times: TimeChanges?
  /// Where the times come from, if that is two processors: such times are shown and not judged.
  let processors: (before: MeasuredProcessor, now: MeasuredProcessor)?

  /// Of times nothing is confirmed yet.
  ///
  /// Throws a `SampleShapeError` or `StatisticsError` for samples that no results from `ResultsFile` have.
  init(
    from baseline: ComparisonResults, to results: ComparisonResults,
    judging judged: JudgedNumbers = .countsAndTimes,
    bootstrap: HierarchicalBootstrap = HierarchicalBootstrap()
  ) throws {
    self.baseline = baseline
    self.results = results
    self.bootstrap = bootstrap
    counts = CountChanges(from: baseline.counts, to: results.counts)
    let (before, now) = (baseline.measuredProcessor, results.measuredProcessor)
    processors = judged == .counts || before.isSame(as: now) ? nil : (before, now)
    times =
      judged == .counts
      ? nil
      : try TimeChanges(from: baseline, to: results, isJudged: processors == nil, bootstrap: bootstrap)
  }

  /// Confirms or refutes those times whose cells are in `rerun`, a run of the same architectures.
  ///
  /// Confirmed is a contender that has moved away from at least two of the same arms again, and this time as well with a
  /// control that found nothing. Throws what the initialiser throws.
  mutating func confirm(by rerun: BenchmarkRun) throws {
    times?.confirm(
      by: try TimeChanges(
        from: baseline, to: results, measuredAgain: rerun, isJudged: processors == nil, bootstrap: bootstrap))
  }

  var before: EnvironmentResults { baseline.environment }
  var now: EnvironmentResults { results.environment }

  /// How many changes fail the gate: counts that are others now, up or down, or can't be taken any more, and contenders
  /// that are proven to be slower, each cell by itself.
  var failures: Int { counts.failures + (times?.regressions.count ?? 0) }

  /// Why the two runs say nothing of each other; nil if something could be compared.
  var nothingInCommon: String? {
    let judged = processors == nil ? times : nil
    guard counts.compared == 0, judged?.contenders.isEmpty ?? true else { return nil }
    if let reason = counts.lost.first?.reason { return "nothing was counted: \(reason)" }
    return "the baseline has no \(judged == nil ? "count" : "number") that this run has too"
  }

  /// What the counts depend on and the two runs do not share, such as the version of Swift. The processor is none of it:
  /// it carries out the same instructions as another.
  var differencesOfToolchain: [(name: String, before: String, now: String)] {
    [
      ("Swift", before.swiftVersion, now.swiftVersion),
      ("operating system", before.operatingSystem, now.operatingSystem),
    ].filter { $0.1 != $0.2 }
  }
}

/// One workload at one size.
struct CellID: Hashable, Sendable {
  /// The id of the workload.
  let workload: String
  /// How many contacts there are.
  let size: Int
}

extension CellID {
  init(_ samples: CellSamples) { self.init(workload: samples.workload, size: samples.size) }
}

/// Which way a number went from one run to the other.
enum Direction: Sendable {
  case up
  case down
}

/// What became of the baseline's counts.
struct CountChanges: Sendable {
  /// What tells one count of a run from the others.
  struct Key: Hashable, Sendable {
    let cell: CellID
    /// The architecture, or the baseline beside them.
    let arm: String
    let metric: CountResults.Metric

    init(_ count: CountResults.Count) {
      cell = CellID(workload: count.workload, size: count.size)
      arm = count.arm
      metric = count.metric
    }
  }

  /// A count that is another one than in the baseline, for each operation.
  typealias Change = (key: Key, before: Double, now: Double)
  /// A count that the baseline has, and that this run tried and failed to take.
  typealias Lost = (key: Key, reason: String)

  private(set) var rises: [Change] = []
  private(set) var falls: [Change] = []
  private(set) var lost: [Lost] = []
  /// What this run counted, of any arm in any cell.
  private var metrics: Set<CountResults.Metric> = []
  /// How many this run has for which the baseline has none.
  private(set) var added = 0
  /// How many are the same, within the tolerance of what is counted.
  private(set) var unchanged = 0
  /// How many the baseline has for workloads, sizes or architectures that this run left out.
  private(set) var leftOut = 0

  init(from baseline: Measured<CountResults>, to results: Measured<CountResults>) {
    guard let before = baseline.value else { return }
    let old = Self.measured(before)
    guard let now = results.value else {
      lost = old.map { ($0.key, results.reason ?? "") }
      return
    }
    let found = Dictionary(now.counts.map { (Key($0), $0.value) }) { first, _ in first }
    let new = Self.measured(now)
    metrics = Set(new.map(\.key.metric))
    added = Set(new.map(\.key)).subtracting(old.map(\.key)).count
    for (key, before) in old {
      switch found[key] {
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

  /// Those of ``lost`` whose metric this run counted for other arms or cells: it could have counted them too.
  var vanished: [Lost] { lost.filter { metrics.contains($0.key.metric) } }

  /// How many of the baseline's counts are no longer what they were: a fall fails too, so that a
  /// baseline changes only when a person renews it.
  var failures: Int { rises.count + falls.count + vanished.count }

  /// How many both runs have.
  var compared: Int { rises.count + falls.count + unchanged }
}

extension CountResults.Metric {
  /// How much of the baseline's count a count may differ from it without having changed.
  ///
  /// What is counted inside the program is the same in every run, so that one allocation more is a change. Instructions,
  /// retains and releases are counted from outside, with the runtime and the libraries in them: an update of those moves
  /// them a little. Instructions depend on the build as well: Observation looks key paths up by hashes of addresses,
  /// which collide in one build and not in the next, so that one operation takes up to 5 % more. What is compared is the
  /// median of several layouts of memory.
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

/// How two counts are written beside each other.
struct CountChangeText {
  let before: String
  let now: String
  /// Such as `+3.1 %`; by how much where there was none before.
  let change: String

  /// With as few decimal places as both need to be exact, or else to be told apart; at most six.
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
