import Foundation
import Measurement

/// What the A/A control says of the run: the first architecture against itself in every cell.
struct ControlFindings {
  /// The control of one cell.
  struct Cell {
    let workload: String
    let size: Int
    let estimate: RatioEstimate

    var check: ControlCheck { ControlCheck(estimate) }
    var place: String { "\(MarkdownText.code(workload)) \(SizeText.place(size))" }
    var distance: Double { abs(log(estimate.ratio)) }
  }

  /// In the order of the run, at least one.
  let cells: [Cell]

  init(_ run: BenchmarkRun, architectures: [String], comparer: ArmComparer) throws {
    let samples = run.cells
    let confidence = ControlCheck.confidence(controls: samples.count)
    cells = try samples.map { cell in
      let first = cell.contenders(of: architectures)[0]
      let distribution = try comparer.distribution(of: Baseline.again(first), over: first, in: cell)
      return Cell(
        workload: cell.workload, size: cell.size, estimate: distribution.estimate(confidence: confidence))
    }
  }

  var failed: [Cell] { cells.filter { $0.check != .reliable } }

  var isReliable: Bool { failed.isEmpty }

  /// By how far the ratios lie from 1, the farthest first.
  var byDistance: [Cell] {
    cells.enumerated().sorted { ($0.element.distance, $1.offset) > ($1.element.distance, $0.offset) }
      .map(\.element)
  }

  /// Why the run cannot be relied on; nil if it can.
  var reason: String? {
    guard let worst = byDistance.first(where: { $0.check != .reliable }),
      case .unreliable(let reason) = worst.check
    else { return nil }
    return
      "\(worst.place): \(reason) \(failed.count) of \(NumberText.count(cells.count, "cell")) failed this check."
  }
}
