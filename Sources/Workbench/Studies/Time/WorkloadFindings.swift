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
  /// The ratios of each contender to the first and to each baseline, over all processors that have them.
  private let ranges: [String: [String: ProcessorRange]]

  /// - Parameters:
  ///   - beside: further architectures in this cell, which the report does not compare throughout.
  ///   - elsewhere: the same cell on other processors.
  init(
    _ cell: CellSamples, contenders: [String], beside: [String] = [], judgements: [String: Judgement],
    bootstrap: HierarchicalBootstrap, elsewhere: [CellSummary]
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
    ranges = try Dictionary(
      uniqueKeysWithValues: contenders.map { contender in
        var estimates = ratios[contender, default: [:]]
        estimates[contenders[0]] = judgements[contender]?.estimate
        let ranges = try estimates.map { other, own in
          let others = try elsewhere.compactMap { try $0.ratio(of: contender, over: other) }
          return (other, ProcessorRange(own: own, others: others))
        }
        return (contender, Dictionary(uniqueKeysWithValues: ranges).compactMapValues(\.self))
      })
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

  /// The verdict on a contender over the first one; nil if it is inconclusive, or if another processor disagrees.
  func settledVerdict(on contender: String, over first: String) -> Verdict? {
    guard let verdict = judgements[contender]?.verdict, verdict != .inconclusive,
      range(of: contender, over: first)?.isShared(verdict) ?? true
    else { return nil }
    return verdict
  }

  /// The same ratio on all processors; nil if no other processor has it.
  func range(of contender: String, over other: String) -> ProcessorRange? {
    ranges[contender]?[other]
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
  /// Such as `1.05 (1.03–1.08), slower`, or with other processors `1.05 (1.03–1.08), slower on 2 of 2 processors
  /// (1.03–1.05)`.
  static func words(_ judgement: Judgement, _ range: ProcessorRange?) -> String {
    let ratio = ratio(judgement)
    guard let range else { return "\(ratio), \(judgement.verdict)" }
    let isSettled = judgement.verdict != .inconclusive
    return "\(ratio), \(verdict(judgement.verdict, range))\(isSettled ? " processors" : "")"
      + " (\(range.text(beside: ratio))\(isSettled ? "" : " on \(range.processors) processors"))"
  }

  /// The same on the lines of a table's cell.
  static func cell(_ judgement: Judgement, _ range: ProcessorRange?) -> String {
    let ratio = ratio(judgement)
    guard let range else { return "\(NumberText.cell(ratio))<br>\(judgement.verdict)" }
    return [
      NumberText.cell(ratio), range.cell(beside: ratio),
      NumberText.joined(verdict(judgement.verdict, range)),
    ].joined(separator: "<br>")
  }

  /// The ratio with enough digits to show on which side of the margin the interval lies.
  static func ratio(_ judgement: Judgement) -> RatioText {
    let margin = EquivalenceMargin.twoPercent
    guard judgement.verdict != .inconclusive else { return RatioText(judgement.estimate) }
    return RatioText(judgement.estimate, apartFrom: margin.lower, margin.upper)
  }

  /// Such as `slower on 2 of 2`; an inconclusive verdict comes without processors.
  static func verdict(_ verdict: Verdict, _ range: ProcessorRange) -> String {
    verdict == .inconclusive ? verdict.rawValue : "\(verdict) on \(range.agreement(on: verdict))"
  }
}
