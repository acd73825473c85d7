import Foundation
import Measurement

/// What the A/A controls say of the run: contenders against themselves in every cell.
struct ControlFindings {
  /// In the order of the run, within a cell in that of the contenders.
  let cells: [ControlCell]

  /// - Parameter isHeadline: whether the main result of the run rests on a cell.
  init(
    _ run: BenchmarkRun, architectures: [String], bootstrap: HierarchicalBootstrap,
    isHeadline: (CellSamples) -> Bool
  ) throws {
    let controls = run.controls(of: architectures)
    cells = try run.cells.flatMap { cell in
      try cell.controlled(of: architectures).map { arm in
        let distribution = try bootstrap.distribution(of: ReferenceArm.again(arm), over: arm, in: cell)
        return ControlCell(
          workload: cell.workload, size: cell.size, arm: arm, estimate: distribution.estimate(),
          corrected: distribution.estimate(confidence: ControlCheck.confidence(controls: controls)),
          check: ControlCheck(distribution, controls: controls), isHeadline: isHeadline(cell))
      }
    }
  }

  var failed: [ControlCell] { cells.filter { $0.check == .failed } }

  var imprecise: [ControlCell] { cells.filter { $0.check == .imprecise } }

  var isReliable: Bool { doubt == nil }

  func cells(of workload: String) -> [ControlCell] { cells.filter { $0.workload == workload } }

  /// What the controls say of one cell together; nil if the run does not have it.
  ///
  /// - Parameter arms: those whose controls are asked; all if not given, or if none of these has one.
  func check(of workload: String, at size: Int, arms: [String] = []) -> ControlCheck? {
    let here = cells.filter { $0.workload == workload && $0.size == size }
    let own = here.filter { arms.contains($0.arm) }
    return ControlCheck.worst(of: (own.isEmpty ? here : own).map(\.check))
  }

  /// By how far the ratios lie from 1, the farthest first.
  var byDistance: [ControlCell] {
    cells.enumerated().sorted { ($0.element.distance, $1.offset) > ($1.element.distance, $0.offset) }
      .map(\.element)
  }

  /// Why the run cannot be relied on; nil if it can.
  var doubt: Doubt? {
    if let worst = byDistance.first(where: { $0.check == .failed && $0.isHeadline }) {
      return .failedWhereItMatters(worst)
    }
    if failed.count > ControlCheck.maximumChanceFailures,
      let worst = byDistance.first(where: { $0.check == .failed })
    {
      return .failedTooOften(worst)
    }
    return !cells.isEmpty && imprecise.count == cells.count ? .imprecise : nil
  }

  /// What a run cannot be relied on for.
  enum Doubt {
    /// The control failed where the main result rests on it: the cell of these that is farthest from 1.
    case failedWhereItMatters(ControlCell)
    /// It failed more often than chance explains: the one that is farthest from 1.
    case failedTooOften(ControlCell)
    /// It is too imprecise to tell in every cell.
    case imprecise
  }
}

/// One control of one cell.
struct ControlCell {
  let workload: String
  let size: Int
  /// Who was measured twice.
  let arm: String
  /// With the interval that any ratio has.
  let estimate: RatioEstimate
  /// With the interval that is wide enough for all controls of the run together.
  let corrected: RatioEstimate
  let check: ControlCheck
  /// Whether the main result of the run rests on this cell.
  let isHeadline: Bool

  var distance: Double { abs(log(estimate.ratio)) }
}
