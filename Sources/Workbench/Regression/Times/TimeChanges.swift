import Measurement
import Report
import Results

/// What became of the ratios between times.
package struct TimeChanges: Equatable, Sendable {
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
        .map { (Cell($0.samples), $0) })
    let run = rerun ?? results.cost.run
    contenders = try run.sampledCells(of: results.architectures).flatMap { now in
      guard let before = before[Cell(now.samples)] else { return [ContenderChange]() }
      let doubt =
        try isJudged
        ? Self.unreliable(before, now, as: rerun == nil ? .current : .rerun, bootstrap)
          .map { ContenderChange.Proof.unreliable(run: $0) } : .otherProcessor
      return try comparer.compare(before, now).filter { $0.arms > 0 }.map { change in
        var change = change
        if let doubt { change.proof = doubt }
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

  /// Who became slower, as far as is known: ``ContenderChange/proof`` says how sure that is.
  package var slower: [ContenderChange] {
    contenders.filter { $0.outcome == .slower && $0.proof != .otherProcessor }
  }

  /// Who became slower, and again when measured again.
  package var regressions: [ContenderChange] { slower.filter { $0.proof == .confirmed } }

  /// Whose ratios are others on another processor, which nothing follows from.
  package var moved: [ContenderChange] {
    contenders.filter { $0.proof == .otherProcessor && ($0.outcome == .slower || $0.outcome == .faster) }
  }

  /// Who became faster, where the controls found nothing.
  package var improvements: [ContenderChange] {
    contenders.filter { $0.outcome == .faster && $0.proof == .once }
  }

  /// Where measuring again can settle something, each cell once.
  package var cellsToRepeat: [Cell] {
    slower.filter { $0.proof == .once }.map(\.cell)
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
