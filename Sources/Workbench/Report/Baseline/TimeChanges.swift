import Measurement

/// What became of the ratios between times.
struct TimeChanges: Equatable, Sendable {
  /// For each contender of each cell that both runs have and that has an arm beside it, in the order of the run.
  package internal(set) var contenders: [ContenderChange]

  /// - Parameters:
  ///   - rerun: cells of `results` that were measured again, to be compared in place of its own.
  ///   - isJudged: whether both runs were on one processor.
  init(
    from baseline: ComparisonResults, to results: ComparisonResults, measuredAgain rerun: BenchmarkRun? = nil,
    isJudged: Bool, bootstrap: HierarchicalBootstrap
  ) throws {
    let comparer = CellComparer(bootstrap: bootstrap)
    let before = Dictionary(
      uniqueKeysWithValues: baseline.cost.run.sampledCells(of: baseline.architectures)
        .map { (CellID($0.samples), $0) })
    let run = rerun ?? results.cost.run
    contenders = try run.sampledCells(of: results.architectures).flatMap { now in
      guard let before = before[CellID(now.samples)] else { return [ContenderChange]() }
      let doubt =
        try isJudged
        ? Self.unreliable(before, now, as: rerun == nil ? .current : .rerun, bootstrap)
          .map { ContenderChange.Certainty.unreliable(run: $0) } : .otherProcessor
      return try comparer.compare(before, now).filter { $0.arms > 0 }.map { change in
        var change = change
        if let doubt { change.certainty = doubt }
        return change
      }
    }
  }

  private static func unreliable(
    _ before: SampledCell, _ now: SampledCell, as run: ContenderChange.Run, _ bootstrap: HierarchicalBootstrap
  ) throws -> ContenderChange.Run? {
    if try now.isUnreliable(bootstrap) { return run }
    if try before.isUnreliable(bootstrap) { return .baseline }
    return nil
  }

  /// Who became slower, as far as is known: ``ContenderChange/certainty`` says how sure that is.
  var slower: [ContenderChange] {
    contenders.filter { $0.movement == .slower && $0.certainty != .otherProcessor }
  }

  /// Who became slower, and again when measured again.
  var regressions: [ContenderChange] { slower.filter { $0.certainty == .confirmed } }

  /// Whose ratios are others on another processor, which nothing follows from.
  var moved: [ContenderChange] {
    contenders.filter {
      $0.certainty == .otherProcessor && ($0.movement == .slower || $0.movement == .faster)
    }
  }

  /// Who became faster, where the controls found nothing.
  var improvements: [ContenderChange] {
    contenders.filter { $0.movement == .faster && $0.certainty == .once }
  }

  /// Where measuring again can settle something, each cell once.
  var cellsToRepeat: [CellID] {
    slower.filter { $0.certainty == .once }.map(\.cell)
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension TimeChanges {
  /// Settles who is slower for good, in the cells that `again` has.
  mutating func confirm(by again: TimeChanges) {
    let repeated = Dictionary(again.contenders.map { (ContenderKey($0), $0) }) { first, _ in first }
    for index in contenders.indices
    where contenders[index].movement == .slower && contenders[index].certainty == .once {
      guard let second = repeated[ContenderKey(contenders[index])] else { continue }
      contenders[index].confirm(by: second)
    }
  }

  /// What tells one contender in one cell from the others.
  private struct ContenderKey: Hashable {
    let cell: CellID
    let contender: String

    init(_ change: ContenderChange) {
      cell = change.cell
      contender = change.contender
    }
  }
}

extension ContenderChange {
  fileprivate mutating func confirm(by second: ContenderChange) {
    if case .unreliable = second.certainty {
      certainty = second.certainty
      return
    }
    let again = Dictionary(second.slower.map { ($0.arm, $0.now) }) { first, _ in first }
    for index in slower.indices { slower[index].again = again[slower[index].arm] }
    certainty = slower.count { $0.again != nil } >= Self.leastArms ? .confirmed : .refuted
  }
}
