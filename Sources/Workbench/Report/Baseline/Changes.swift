import Measurement

/// The processors of two runs, as a person reads them.
struct ProcessorPair: Equatable, Sendable {
  /// The baseline's.
  let before: String
  /// This run's.
  let now: String

  /// Nil where both runs were on one processor.
  init?(_ before: MeasuredProcessor, _ now: MeasuredProcessor) {
    guard !before.isSame(as: now) else { return nil }
    self.before = before.description
    self.now = now.description
  }
}

/// What changed from one run to another.
struct Changes: Equatable, Sendable {
  /// Where the baseline was found.
  let before: EnvironmentResults
  /// Where this run was.
  let now: EnvironmentResults
  /// What became of the counts.
  let counts: CountChanges
  /// What became of the times; nil where they are not judged.
  package internal(set) var times: TimeChanges?
  /// Where the times come from, if that is two processors: such times are shown and not judged.
  let processors: ProcessorPair?

  /// How many changes fail the gate: counts that are others now, up or down, or can't be taken any more, and contenders
  /// that are proven to be slower, each cell by itself.
  var failures: Int {
    counts.failures + (times?.regressions.count ?? 0)
  }

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
    let all = [
      ("Swift", before.swiftVersion, now.swiftVersion),
      ("operating system", before.operatingSystem, now.operatingSystem),
    ]
    return all.filter { $0.1 != $0.2 }
  }
}

/// One workload at one size.
struct CellID: Hashable, Sendable {
  /// The id of the workload.
  let workload: String
  /// How many contacts there are.
  let size: Int

  init(workload: String, size: Int) {
    self.workload = workload
    self.size = size
  }

  /// The cell that was sampled.
  init(_ samples: CellSamples) {
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
