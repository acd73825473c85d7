import CommandLineKit
import Foundation
import Measurement

/// One workload's times at all sizes.
struct WorkloadFindings {
  let workload: WorkloadDescription
  /// The architectures, or other arms that this workload compares; the first one is the baseline of ratios.
  let contenders: [String]
  /// The cells by rising size, at least one.
  let cells: [CellFindings]
  /// The slopes of each arm's median between neighbouring sizes, on logarithmic scales; nil where it was not
  /// measured at both.
  let slopes: [String: [Double?]]

  init(workload: WorkloadDescription, contenders: [String], cells: [CellFindings]) {
    self.workload = workload
    self.contenders = contenders
    self.cells = cells.sorted { $0.size < $1.size }
    slopes = Self.slopes(of: self.cells.filter { $0.size > 0 })
  }

  var sizes: [Int] { cells.map(\.size) }

  /// The baselines that were measured at any of the sizes.
  var baselines: [String] {
    ReferenceArm.all.filter { arm in cells.contains { $0.summaries[arm] != nil } }
  }

  var arms: [String] { contenders + baselines }

  /// The cell that represents the workload on the page of times: 10,000 contacts, or else the largest size.
  var representativeCell: CellFindings {
    Self.mainSize(of: sizes).flatMap(cell) ?? cells[cells.count - 1]
  }

  /// The cells with contacts: size 0 has no place on a logarithmic scale.
  var growingCells: [CellFindings] { cells.filter { $0.size > 0 } }

  func cell(at size: Int) -> CellFindings? { cells.first { $0.size == size } }

  /// The size that a single table or figure shows: 10,000 if it is there, else the largest; nil without a size.
  static func mainSize(of sizes: [Int]) -> Int? {
    sizes.contains(10_000) ? 10_000 : sizes.max()
  }

  private static func slopes(of cells: [CellFindings]) -> [String: [Double?]] {
    var slopes: [String: [Double?]] = [:]
    for arm in Set(cells.flatMap(\.summaries.keys)) {
      slopes[arm] = zip(cells, cells.dropFirst()).map { smaller, larger in
        guard let first = smaller.median(of: arm), let second = larger.median(of: arm) else { return nil }
        let start = CostPoint(size: smaller.size, cost: first)
        return start.slope(to: CostPoint(size: larger.size, cost: second))
      }
    }
    return slopes
  }
}

/// One workload's times at one size.
struct CellFindings {
  let size: Int
  /// Times in nanoseconds, by arm; the control is left out.
  let summaries: [String: Summary]
  /// The judgements of all other contenders, and of further architectures in the cell, against the first contender.
  let judgements: [String: Judgement]
  /// Screens without roles: bound by Observation, over not bound by it. Nil unless both were measured.
  let observedOverToolkit: RatioEstimate?
  /// Toolkit + domain over the bare domain; nil unless both were measured.
  let toolkitOverDomain: RatioEstimate?
  /// The ratio of each contender to each baseline that was measured.
  private let ratios: [String: [String: RatioEstimate]]

  /// - Parameter beside: further architectures in this cell, which the report does not compare throughout.
  init(
    _ cell: CellSamples, contenders: [String], beside: [String] = [], judgements: [String: Judgement],
    bootstrap: HierarchicalBootstrap
  ) throws {
    size = cell.size
    self.judgements = judgements
    var summaries: [String: Summary] = [:]
    for arm in contenders + beside + cell.baselines {
      summaries[arm] = try Summary(cell.times(of: arm).flatMap(\.self))
    }
    self.summaries = summaries
    var ratios: [String: [String: RatioEstimate]] = [:]
    for contender in contenders {
      for baseline in cell.baselines {
        let distribution = try bootstrap.distribution(of: contender, over: baseline, in: cell)
        ratios[contender, default: [:]][baseline] = distribution.estimate()
      }
    }
    self.ratios = ratios
    let ratio = { (arm: String, other: String) throws -> RatioEstimate? in
      guard cell.arms.contains(arm), cell.arms.contains(other) else { return nil }
      return try bootstrap.distribution(of: arm, over: other, in: cell).estimate()
    }
    observedOverToolkit = try ratio(ReferenceArm.observed, ReferenceArm.toolkit)
    toolkitOverDomain = try ratio(ReferenceArm.toolkit, ReferenceArm.domain)
  }

  func median(of arm: String) -> Double? { summaries[arm]?.median }

  func ratio(of contender: String, over baseline: String) -> RatioEstimate? {
    ratios[contender]?[baseline]
  }
}

extension CellSamples {
  /// The baselines that run the workload, in a fixed order.
  fileprivate var baselines: [String] {
    ReferenceArm.all.filter(arms.contains)
  }
}

/// The words for judgements.
enum JudgementText {
  /// Such as `1.05 (1.03–1.08), slower`.
  static func words(_ judgement: Judgement) -> String {
    "\(ratio(judgement)), \(judgement.verdict)"
  }

  /// The same on the lines of a table's cell.
  static func cell(_ judgement: Judgement) -> String {
    "\(NumberText.cell(ratio(judgement)))<br>\(judgement.verdict)"
  }

  /// The ratio with enough digits to show on which side of the margin the interval lies.
  static func ratio(_ judgement: Judgement) -> RatioText {
    let margin = EquivalenceMargin.twoPercent
    guard judgement.verdict != .inconclusive else { return RatioText(judgement.estimate) }
    return RatioText(judgement.estimate, apartFrom: margin.lower, margin.upper)
  }
}
