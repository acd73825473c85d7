import Measurement
import Reporting

/// What became of the ratios between times.
public struct TimeChanges: Equatable, Sendable {
  /// For each contender of each cell that both runs have and that has an arm beside it, in the order of the run.
  public internal(set) var contenders: [ContenderChange]

  /// - Parameter rerun: cells of `results` that were measured again, to be compared in place of its own.
  init(
    from baseline: ComparisonResults, to results: ComparisonResults, measuredAgain rerun: BenchmarkRun? = nil,
    bootstrap: HierarchicalBootstrap
  ) throws {
    let comparer = CellComparer(
      bootstrap: bootstrap,
      hasSameProcessor: baseline.environment.processor == results.environment.processor)
    let before = Dictionary(
      uniqueKeysWithValues: baseline.cost.run.sampledCells(of: baseline.architectures)
        .map { (Cell($0.samples), $0) })
    let run = rerun ?? results.cost.run
    contenders = try run.sampledCells(of: results.architectures).flatMap { now in
      guard let before = before[Cell(now.samples)] else { return [ContenderChange]() }
      let unreliable = try Self.unreliable(before, now, as: rerun == nil ? .current : .rerun, bootstrap)
      return try comparer.compare(before, now).filter { $0.arms > 0 }.map { change in
        var change = change
        if let unreliable { change.proof = .unreliable(run: unreliable) }
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
  public var slower: [ContenderChange] { contenders.filter { $0.outcome == .slower } }

  /// Who became slower, and again when measured again.
  public var regressions: [ContenderChange] { slower.filter { $0.proof == .confirmed } }

  /// Who became faster, where the controls found nothing.
  public var improvements: [ContenderChange] {
    contenders.filter { $0.outcome == .faster && $0.proof == .once }
  }

  /// Where measuring again can settle something, each cell once.
  public var cellsToRepeat: [Cell] {
    slower.filter { $0.proof == .once }.map(\.cell)
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
