import Report
package import Results

/// The processors of two runs, as a person reads them.
package struct ProcessorPair: Equatable, Sendable {
  /// The baseline's.
  package let before: String
  /// This run's.
  package let now: String

  /// Nil where both runs were on one processor.
  init?(_ before: MeasuredProcessor, _ now: MeasuredProcessor) {
    guard !before.isSame(as: now) else { return nil }
    self.before = before.description
    self.now = now.description
  }
}

/// What changed from one run to another.
package struct Changes: Equatable, Sendable {
  /// Where the baseline was found.
  package let before: EnvironmentResults
  /// Where this run was.
  package let now: EnvironmentResults
  /// What became of the counts.
  package let counts: CountChanges
  /// What became of the times; nil where they are not judged.
  package internal(set) var times: TimeChanges?
  /// Where the times come from, if that is two processors: such times are shown and not judged.
  package let processors: ProcessorPair?

  /// How many changes fail the gate: counts that are others now, up or down, or can't be taken any more, and contenders
  /// that are proven to be slower, each cell by itself.
  package var failures: Int {
    counts.failures + (times?.regressions.count ?? 0)
  }

  /// Why the two runs say nothing of each other; nil if something could be compared.
  package var nothingInCommon: String? {
    let judgesTimes = times != nil && processors == nil
    guard counts.compared == 0, !judgesTimes || times?.contenders.isEmpty ?? true else { return nil }
    if let reason = counts.lost.first?.reason { return "nothing was counted: \(reason)" }
    return "the baseline has no \(judgesTimes ? "number" : "count") that this run has too"
  }

  /// What the counts depend on and the two runs do not share, such as the version of Swift. The processor is none of it:
  /// it carries out the same instructions as another.
  var differencesOfToolchain: [(name: String, before: String, now: String)] {
    let all = [
      ("Swift", before.swiftVersion, now.swiftVersion),
      ("operating system", before.operatingSystem, now.operatingSystem),
    ]
    return all.filter { $0.1 != $0.2 }
  }
}

/// One workload at one size.
package struct CellID: Hashable, Sendable {
  /// The id of the workload.
  package let workload: String
  /// How many contacts there are.
  package let size: Int

  package init(workload: String, size: Int) {
    self.workload = workload
    self.size = size
  }

  /// The cell that was sampled.
  package init(_ samples: CellSamples) {
    self.init(workload: samples.workload, size: samples.size)
  }
}

/// Which way a number went from one run to the other.
enum Direction: Equatable, Sendable {
  /// It became more.
  case up
  /// It became less.
  case down
}
