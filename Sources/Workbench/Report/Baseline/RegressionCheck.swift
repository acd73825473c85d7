import Measurement

/// Says what changed since the run that is the baseline.
struct RegressionCheck: Sendable {
  /// What is judged.
  enum JudgedNumbers: Sendable {
    /// Counts, and the ratios between times if both runs were on one processor.
    case countsAndTimes
    /// Counts alone, which are the same on a busy machine.
    case counts
  }

  private let baseline: ComparisonResults
  private let bootstrap: HierarchicalBootstrap

  /// - Parameter bootstrap: what makes the intervals of the ratios.
  init(baseline: ComparisonResults, bootstrap: HierarchicalBootstrap = HierarchicalBootstrap()) {
    self.baseline = baseline
    self.bootstrap = bootstrap
  }

  /// What is another in `results` than in the baseline. Of times nothing is confirmed yet.
  ///
  /// Throws a `SampleShapeError` or `StatisticsError` for samples that no results from `ResultsFile` have.
  func changes(in results: ComparisonResults, judging judged: JudgedNumbers = .countsAndTimes) throws
    -> Changes
  {
    let processors = processors(of: results)
    return Changes(
      before: baseline.environment, now: results.environment,
      counts: CountChanges(from: baseline.counts, to: results.counts),
      times: judged == .counts
        ? nil
        : try TimeChanges(
          from: baseline, to: results, isJudged: processors == nil, bootstrap: bootstrap),
      processors: judged == .counts ? nil : processors)
  }

  /// The changes with those times confirmed or refuted whose cells are in `rerun`, a run of `results.architectures`.
  ///
  /// Confirmed is a contender that has moved away from at least two of the same arms again, and this time as well with a
  /// control that found nothing. Throws what ``changes(in:judging:)`` throws.
  func confirm(
    _ changes: Changes, of results: ComparisonResults, by rerun: BenchmarkRun
  ) throws -> Changes {
    var confirmed = changes
    let again = try TimeChanges(
      from: baseline, to: results, measuredAgain: rerun, isJudged: processors(of: results) == nil,
      bootstrap: bootstrap)
    confirmed.times?.confirm(by: again)
    return confirmed
  }

  private func processors(of results: ComparisonResults) -> ProcessorPair? {
    ProcessorPair(baseline.measuredProcessor, results.measuredProcessor)
  }
}
