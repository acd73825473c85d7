import Measurement

/// How the ratios between times changed since the baseline.
struct TimeChanges: Sendable {
  /// The change of each contender in each cell that both runs have with other arms, in the order of the run.
  private(set) var contenders: [ContenderChange]

  /// - Parameters:
  ///   - rerun: cells of `results` that were measured again, which replace its own.
  ///   - isJudged: whether both runs were on one processor.
  init(
    from baseline: ComparisonResults, to results: ComparisonResults, measuredAgain rerun: BenchmarkRun? = nil,
    isJudged: Bool, bootstrap: HierarchicalBootstrap
  ) throws {
    let old = SampledCell.all(of: baseline.cost.run, baseline.architectures)
    let before = Dictionary(uniqueKeysWithValues: old.map { (CellID($0.samples), $0) })
    contenders = []
    for now in SampledCell.all(of: rerun ?? results.cost.run, results.architectures) {
      guard let before = before[CellID(now.samples)] else { continue }
      var certainty = isJudged ? ContenderChange.Certainty.once : .otherProcessor
      if isJudged {
        if try now.isUnreliable(bootstrap) {
          certainty = .unreliable(run: rerun == nil ? .current : .rerun)
        } else if try before.isUnreliable(bootstrap) {
          certainty = .unreliable(run: .baseline)
        }
      }
      contenders += try now.changes(since: before, certainty, bootstrap).filter { $0.arms > 0 }
    }
  }

  /// Confirms or refutes each slower contender in the cells that `again` has.
  mutating func confirm(by again: TimeChanges) {
    for index in contenders.indices
    where contenders[index].movement == .slower && contenders[index].certainty == .once {
      let first = contenders[index]
      let second = again.contenders.first { $0.cell == first.cell && $0.contender == first.contender }
      if let second { contenders[index].confirm(by: second) }
    }
  }

  /// The contenders that became slower; ``ContenderChange/certainty`` says how sure that is.
  var slower: [ContenderChange] {
    contenders.filter { $0.movement == .slower && $0.certainty != .otherProcessor }
  }

  /// The contenders that became slower, and were slower again in the rerun.
  var regressions: [ContenderChange] { slower.filter { $0.certainty == .confirmed } }

  /// The contenders whose ratios differ on another processor, from which nothing follows.
  var moved: [ContenderChange] {
    contenders.filter {
      $0.certainty == .otherProcessor && ($0.movement == .slower || $0.movement == .faster)
    }
  }

  /// The contenders that became faster in cells whose controls passed.
  var improvements: [ContenderChange] {
    contenders.filter { $0.movement == .faster && $0.certainty == .once }
  }

  /// The cells that a rerun could settle, each once.
  var cellsToRepeat: [CellID] {
    slower.filter { $0.certainty == .once }.map(\.cell)
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// How one contender's time changed in one cell.
struct ContenderChange: Sendable {
  /// How sure it is that the contender became slower.
  enum Certainty: Equatable, Sendable {
    /// The ratios moved once, and the cell has not been measured again.
    case once
    /// The ratios moved again when the cell was measured again.
    case confirmed
    /// The ratios did not move again.
    case refuted
    /// The A/A control of the named run did not pass in this cell: nothing follows from its times.
    case unreliable(run: Run)
    /// The two runs were on two processors: their times are shown, and not judged.
    case otherProcessor
  }

  /// One of the runs that are compared.
  enum Run: String, Sendable {
    case baseline = "the baseline"
    case current = "this run"
    case rerun = "the rerun"
  }

  /// Which way the contender moved.
  enum Movement: Sendable {
    /// Its ratios to two arms or more moved up.
    case slower
    /// Its ratios to two arms or more moved down, and none or one moved up.
    case faster
    /// Its ratio to one arm alone moved, and that arm may have moved instead.
    case ambiguous
    case unchanged
  }

  let cell: CellID
  /// The architecture, or another arm that is compared.
  let contender: String
  /// How many other arms of the cell both runs have.
  let arms: Int
  /// The ratios that moved up.
  fileprivate(set) var slower: [RatioChange]
  /// The ratios that moved down.
  let faster: [RatioChange]
  fileprivate(set) var certainty: Certainty

  /// The number of arms that a contender must move away from to count as the one that moved.
  ///
  /// One ratio has two sides: if the first architecture becomes faster, the ratios of all others to it rise, though
  /// none of them became slower.
  private static let minimumArms = 2

  /// The movement that all ratios show. Slower comes first: over arms that did not change, the contender takes longer.
  var movement: Movement {
    if slower.count >= Self.minimumArms { return .slower }
    if faster.count >= Self.minimumArms { return .faster }
    return slower.isEmpty && faster.isEmpty ? .unchanged : .ambiguous
  }

  fileprivate mutating func confirm(by second: ContenderChange) {
    if case .unreliable = second.certainty {
      certainty = second.certainty
      return
    }
    for index in slower.indices {
      slower[index].again = second.slower.first { $0.arm == slower[index].arm }?.now
    }
    certainty = slower.count { $0.again != nil } >= Self.minimumArms ? .confirmed : .refuted
  }
}

/// The ratio of a contender's time to another arm's, before and now.
struct RatioChange: Sendable {
  /// The arm that the contender's time is divided by.
  let arm: String
  let before: RatioEstimate
  let now: RatioEstimate
  /// The ratio when the cell was measured again; nil if it was not, or had not moved again.
  fileprivate(set) var again: RatioEstimate?

  /// The factor by which a ratio must change to count as moved: a new layout of the same code in memory shifts it by
  /// less.
  fileprivate static let minimumShift = 1.05

  /// Whether the ratio moved, and which way.
  ///
  /// A ratio has moved if its 99 % interval lies wholly beyond the old one, and the ratio itself is above 1.05 times
  /// the old one or below 1/1.05 of it. Two such intervals about one truth lie apart far more rarely than each of them
  /// misses it: for intervals alike, about once in 7,000 pairs each way.
  fileprivate var direction: Direction? {
    let shift = now.ratio / before.ratio
    if now.lower > before.upper, shift > Self.minimumShift { return .up }
    if now.upper < before.lower, shift < 1 / Self.minimumShift { return .down }
    return nil
  }
}

/// The samples of one cell, with the contenders and controls of its run.
private struct SampledCell {
  let samples: CellSamples
  /// The arms that are compared, the baseline of the report's ratios first.
  let contenders: [String]
  /// How many controls its run has.
  let controls: Int

  static func all(of run: BenchmarkRun, _ architectures: [String]) -> [SampledCell] {
    let controls = run.controls(of: architectures)
    return run.cells.map {
      SampledCell(samples: $0, contenders: $0.contenders(of: architectures), controls: controls)
    }
  }

  /// Whether an A/A control found a difference that cannot exist, or is too imprecise to tell.
  func isUnreliable(_ bootstrap: HierarchicalBootstrap) throws -> Bool {
    try samples.controlled(of: contenders).contains { arm in
      let ratio = try bootstrap.distribution(of: ReferenceArm.again(arm), over: arm, in: samples)
      return ControlCheck(ratio, controls: controls) != .passed
    }
  }

  /// One change for each contender that both cells have, in their order. Its ratios are to the first other contender,
  /// to the baselines, and to the fixed loop.
  func changes(
    since before: SampledCell, _ certainty: ContenderChange.Certainty, _ bootstrap: HierarchicalBootstrap
  ) throws -> [ContenderChange] {
    let shared = contenders.filter(before.contenders.contains)
    return try shared.map { contender in
      let others = shared.filter { $0 != contender }.prefix(1) + ReferenceArm.all + [ReferenceArm.calibration]
      let arms = others.filter { samples.arms.contains($0) && before.samples.arms.contains($0) }
      let ratios = try arms.compactMap { try change(of: contender, over: $0, since: before, bootstrap) }
      return ContenderChange(
        cell: CellID(samples), contender: contender, arms: arms.count,
        slower: ratios.filter { $0.direction == .up }, faster: ratios.filter { $0.direction == .down },
        certainty: certainty)
    }
  }

  /// Nil if the ratio moved too little for any interval to matter: this saves resampling most of them.
  private func change(
    of contender: String, over arm: String, since before: SampledCell, _ bootstrap: HierarchicalBootstrap
  ) throws -> RatioChange? {
    let ratios = try [before, self].map { try $0.samples.logRatios(of: contender, over: arm) }
    let quick = HierarchicalBootstrap(resamples: 1)
    let points = try ratios.map { try quick.distribution(of: $0).estimate().ratio }
    let shift = points[1] / points[0]
    guard max(shift, 1 / shift) > RatioChange.minimumShift else { return nil }
    let estimates = try ratios.map { try bootstrap.distribution(of: $0).estimate() }
    return RatioChange(arm: arm, before: estimates[0], now: estimates[1])
  }
}
