import Foundation
import Measurement
import Results

/// What the A/A control says of the run: the first architecture against itself in every cell.
struct ControlFindings {
  /// In the order of the run.
  let cells: [ControlCell]

  /// - Parameter isHeadline: whether the main result of the run rests on a cell.
  init(
    _ run: BenchmarkRun, architectures: [String], bootstrap: HierarchicalBootstrap,
    isHeadline: (CellSamples) -> Bool
  ) throws {
    let controls = run.cells.count
    cells = try run.cells.map { cell in
      let first = cell.contenders(of: architectures)[0]
      let distribution = try bootstrap.distribution(of: ReferenceArm.again(first), over: first, in: cell)
      return ControlCell(
        workload: cell.workload, size: cell.size,
        estimate: distribution.estimate(confidence: ControlCheck.confidence(controls: controls)),
        check: ControlCheck(distribution, controls: controls), isHeadline: isHeadline(cell))
    }
  }

  var failed: [ControlCell] { cells.filter { $0.check == .failed } }

  var imprecise: [ControlCell] { cells.filter { $0.check == .imprecise } }

  var isReliable: Bool { doubt == nil }

  func cells(of workload: String) -> [ControlCell] { cells.filter { $0.workload == workload } }

  /// What the control says of one cell; nil if the run does not have it.
  func check(of workload: String, at size: Int) -> ControlCheck? {
    cells.first { $0.workload == workload && $0.size == size }?.check
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
    if failed.count > ControlCheck.mostByChance, let worst = byDistance.first(where: { $0.check == .failed })
    {
      return .failedTooOften(worst)
    }
    return !cells.isEmpty && imprecise.count == cells.count ? .imprecise : nil
  }

  /// What a run cannot be relied on for.
  enum Doubt {
    /// The control failed where the main result rests on it: the cell of these that is farthest from 1.
    case failedWhereItMatters(ControlCell)
    /// It failed in more cells than chance explains: the one that is farthest from 1.
    case failedTooOften(ControlCell)
    /// It is too imprecise to tell in every cell.
    case imprecise
  }
}

/// The control of one cell.
struct ControlCell {
  let workload: String
  let size: Int
  /// With the interval that is wide enough for the controls of all cells together.
  let estimate: RatioEstimate
  let check: ControlCheck
  /// Whether the main result of the run rests on this cell.
  let isHeadline: Bool

  var distance: Double { abs(log(estimate.ratio)) }
}
