import Measurement

/// Compares the same cell in two runs.
struct CellComparer {
  let bootstrap: HierarchicalBootstrap

  /// One change for each contender that both cells have, in their order. Throws an error of the statistics.
  func compare(_ before: SampledCell, _ now: SampledCell) throws -> [ContenderChange] {
    let known = Set(before.contenders)
    let contenders = now.contenders.filter(known.contains)
    return try contenders.map { contender in
      let arms = arms(beside: contender, contenders).filter {
        now.samples.arms.contains($0) && before.samples.arms.contains($0)
      }
      let ratios = try arms.compactMap { try change(of: contender, over: $0, before, now) }
      return ContenderChange(
        cell: CellID(now.samples), contender: contender, arms: arms.count,
        slower: ratios.filter { $0.direction == .up }, faster: ratios.filter { $0.direction == .down })
    }
  }

  /// The first of the other contenders, the baselines, and the fixed loop.
  private func arms(beside contender: String, _ contenders: [String]) -> [String] {
    let first = contenders.first { $0 != contender }.map { [$0] } ?? []
    return first + ReferenceArm.all + [ReferenceArm.calibration]
  }

  /// Nil where the ratio did not move far enough, whatever its intervals are: most of them need not be resampled.
  private func change(
    of contender: String, over arm: String, _ before: SampledCell, _ now: SampledCell
  ) throws -> RatioChange? {
    let ratios = try [before, now].map { try $0.samples.logRatios(of: contender, over: arm) }
    let quick = HierarchicalBootstrap(resamples: 1)
    let points = try ratios.map { try quick.distribution(of: $0).estimate().ratio }
    let shift = points[1] / points[0]
    guard max(shift, 1 / shift) > RatioChange.leastShift else { return nil }
    let estimates = try ratios.map { try bootstrap.distribution(of: $0).estimate() }
    return RatioChange(arm: arm, before: estimates[0], now: estimates[1])
  }
}

/// The samples of one cell, as the run that they belong to reads them.
struct SampledCell {
  let samples: CellSamples
  /// Who is compared, the baseline of the report's ratios first.
  let contenders: [String]
  /// How many controls its run has.
  private let controls: Int

  init(_ samples: CellSamples, architectures: [String], controls: Int) {
    self.samples = samples
    contenders = samples.contenders(of: architectures)
    self.controls = controls
  }

  /// Whether an A/A control found a difference that cannot exist, or is too imprecise to tell. Throws an error of the
  /// statistics.
  func isUnreliable(_ bootstrap: HierarchicalBootstrap) throws -> Bool {
    try samples.controlled(of: contenders).contains { arm in
      let ratio = try bootstrap.distribution(of: ReferenceArm.again(arm), over: arm, in: samples)
      return ControlCheck(ratio, controls: controls) != .passed
    }
  }
}

extension BenchmarkRun {
  func sampledCells(of architectures: [String]) -> [SampledCell] {
    let controls = controls(of: architectures)
    return cells.map { SampledCell($0, architectures: architectures, controls: controls) }
  }
}
