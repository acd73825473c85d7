import Foundation
import Measurement
import Results

/// What the A/A control says of the run: the first architecture against itself in every cell.
struct ControlFindings {
  /// In the order of the run.
  let cells: [ControlCell]

  /// - Parameter isHeadline: whether the main result of the run rests on a cell.
  init(
    _ run: BenchmarkRun, architectures: [String], comparer: ArmComparer, isHeadline: (CellSamples) -> Bool
  ) throws {
    let controls = run.cells.count
    cells = try run.cells.map { cell in
      let first = cell.contenders(of: architectures)[0]
      let distribution = try comparer.distribution(of: ReferenceArm.again(first), over: first, in: cell)
      return ControlCell(
        workload: cell.workload, size: cell.size,
        estimate: distribution.estimate(confidence: ControlCheck.confidence(controls: controls)),
        check: ControlCheck(distribution, controls: controls), isHeadline: isHeadline(cell))
    }
  }

  var failed: [ControlCell] { cells.filter { $0.check == .failed } }

  var imprecise: [ControlCell] { cells.filter { $0.check == .imprecise } }

  var isReliable: Bool { reason == nil }

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
  var reason: String? {
    let count = NumberText.count(cells.count, "cell")
    if let worst = byDistance.first(where: { $0.check == .failed && $0.isHeadline }) {
      return "The control failed where the main result rests on it: \(worst.place), \(worst.ratio)."
        + " It failed in \(NumberText.count(failed.count)) of \(count)."
    }
    if failed.count > ControlCheck.mostByChance, let worst = byDistance.first(where: { $0.check == .failed })
    {
      return
        "The control failed in \(NumberText.count(failed.count)) of \(count), where chance explains at most"
        + " \(NumberText.count(ControlCheck.mostByChance)); farthest from 1: \(worst.place), \(worst.ratio)."
    }
    if !cells.isEmpty, imprecise.count == cells.count {
      return "The control is too imprecise to tell in every cell."
    }
    return nil
  }

  /// What the control found, where the run can be relied on.
  var summary: String {
    let rest = [(failed, "it failed"), (imprecise, "it is too imprecise to tell")].filter { !$0.0.isEmpty }
    let passed = NumberText.count(cells.count { $0.check == .passed })
    let found =
      "The control, the same code against itself, found no difference that matters in \(passed) of"
      + " \(NumberText.count(cells.count, "cell"))"
    guard !rest.isEmpty else { return "\(found)." }
    let places = rest.map { cells, outcome in "\(outcome) for \(WordList.and(cells.map(\.place)))" }
    return "\(found); \(WordList.and(places)), and verdicts there are inconclusive."
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

  var place: String { "\(MarkdownText.code(workload)) \(SizeText.place(size))" }
  var distance: Double { abs(log(estimate.ratio)) }
  var ratio: RatioText { RatioText(estimate, apartFrom: 1) }
}
