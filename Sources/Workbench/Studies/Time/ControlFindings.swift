import CommandLineKit
import Foundation
import Measurement

/// The A/A controls of a run: in every cell, participants were timed against themselves.
struct ControlFindings {
  /// The controls in the order of the run's cells and, within a cell, of the participants.
  let cells: [ControlCell]

  /// - Parameter isHeadline: whether the main result of the run rests on a cell.
  init(
    _ run: BenchmarkRun, architectures: [String], bootstrap: HierarchicalBootstrap,
    isHeadline: (CellSamples) -> Bool
  ) throws {
    let controls = run.controls(of: architectures)
    cells = try run.cells.flatMap { cell in
      try cell.controlled(of: architectures).map { participant in
        let distribution = try bootstrap.distribution(
          of: ReferenceParticipant.again(participant), over: participant, in: cell)
        return ControlCell(
          workload: cell.workload, size: cell.size, participant: participant,
          estimate: distribution.estimate(),
          corrected: distribution.estimate(confidence: ControlCheck.confidence(controls: controls)),
          check: ControlCheck(distribution, controls: controls), isHeadline: isHeadline(cell))
      }
    }
  }

  var failed: [ControlCell] { cells.filter { $0.check == .failed } }

  var imprecise: [ControlCell] { cells.filter { $0.check == .imprecise } }

  var isReliable: Bool { reason == nil }

  /// The worst check among a cell's controls; nil if the run has no such cell.
  ///
  /// - Parameter participants: the participants whose controls count; all if the list is empty or none of its
  ///   participants has a control.
  func check(of workload: String, at size: Int, participants: [String] = []) -> ControlCheck? {
    let here = cells.filter { $0.workload == workload && $0.size == size }
    let own = here.filter { participants.contains($0.participant) }
    return ControlCheck.worst(of: (own.isEmpty ? here : own).map(\.check))
  }

  /// The controls sorted by the distance of their ratios from 1, the farthest first.
  var byDistance: [ControlCell] { cells.sorted { $0.distance > $1.distance } }
}

/// One control of one cell.
struct ControlCell {
  let workload: String
  let size: Int
  /// The participant that was measured twice.
  let participant: String
  /// The ratio with the interval that every ratio has.
  let estimate: RatioEstimate
  /// The ratio with an interval that is wide enough for all controls of the run together.
  let corrected: RatioEstimate
  let check: ControlCheck
  /// Whether the main result of the run rests on this cell.
  let isHeadline: Bool

  var distance: Double { abs(log(estimate.ratio)) }
}

extension ControlFindings {
  /// Why the run cannot be relied on, in a sentence or two; nil if it can.
  var reason: String? {
    let count = "\(NumberText.count(failed.count)) of \(NumberText.count(cells.count, "control"))"
    if let worst = byDistance.first(where: { $0.check == .failed && $0.isHeadline }) {
      return
        "A control failed where the main result rests on it: \(worst.place), \(worst.ratio). In all, \(count) failed."
    }
    let chance = ControlCheck.maximumChanceFailures
    if failed.count > chance, let worst = byDistance.first(where: { $0.check == .failed }) {
      return "\(count) failed, where chance explains at most \(NumberText.count(chance)); farthest from 1:"
        + " \(worst.place), \(worst.ratio)."
    }
    return !cells.isEmpty && imprecise.count == cells.count ? "Every control is too imprecise to tell." : nil
  }

  /// What the controls found in a reliable run.
  var summary: String {
    let passed = NumberText.count(cells.count { $0.check == .passed })
    let found =
      "The same code against itself is within \(NumberText.bound(ControlCheck.bias)) in \(passed) of"
      + " \(NumberText.count(cells.count, "control"))"
    let rest = [(failed, "failed"), (imprecise, "too imprecise to tell")].filter { !$0.0.isEmpty }
    guard !rest.isEmpty else { return "\(found)." }
    let doubts = rest.map { cells, outcome in
      "\(outcome): \(WordList.and(cells.map(\.cell).withoutRepetition))"
    }
    return "\(found); \(doubts.joined(separator: "; ")). Verdicts that need one of these are inconclusive."
  }

  /// Whether the run is reliable, and what the controls found, as Markdown.
  var outcome: String {
    if let reason { return "**UNRELIABLE:** \(reason)" }
    let worst = byDistance.first.map { " Farthest from 1: \($0.place), \(RatioText($0.estimate))." }
    return "**Reliable:** \(summary)\(worst ?? "")"
  }
}

extension ControlCell {
  /// Such as `` `add` at 1,000``.
  var cell: String { "\(MarkdownText.code(workload)) at \(NumberText.count(size))" }
  /// Such as ``VIPER's `add` at 1,000``.
  var place: String { "\(MarkdownText.plain(participant))'s \(cell)" }
  var ratio: RatioText { RatioText(corrected, apartFrom: 1) }
}
