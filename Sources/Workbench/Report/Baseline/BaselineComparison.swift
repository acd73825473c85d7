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
    let judgesTimes = times != nil && processors == nil
    guard counts.compared == 0, !judgesTimes || times?.contenders.isEmpty ?? true else { return nil }
    if let reason = counts.lost.first?.reason { return "nothing was counted: \(reason)" }
    return "the baseline has no \(judgesTimes ? "number" : "count") that this run has too"
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
