import Foundation
import Measurement

/// What one workload took at all sizes.
struct WorkloadFindings {
  let workload: WorkloadDescription
  /// The architectures, or the others that are compared in this workload; the first one is the baseline of ratios.
  let contenders: [String]
  /// By rising size, at least one.
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

  /// The baselines that were measured, if only at some of the sizes.
  var baselines: [String] {
    ReferenceArm.all.filter { arm in cells.contains { $0.summaries[arm] != nil } }
  }

  var arms: [String] { contenders + baselines }

  /// The cell that the chapter on time shows where it shows one only: that with 10,000 contacts, or else the
  /// largest.
  var representativeCell: CellFindings {
    Self.mainSize(of: sizes).flatMap(cell) ?? cells[cells.count - 1]
  }

  /// The cells that have a place on a logarithmic scale.
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

/// What one workload took at one size.
struct CellFindings {
  let size: Int
  /// Times in nanoseconds, by arm; the control is left out.
  let summaries: [String: Summary]
  /// Each contender but the first, and each architecture that takes part beside them, against the first.
  let judgements: [String: Judgement]
  /// The screens bound by Observation over those that are not, both without roles; nil unless both were measured.
  let observedOverToolkit: RatioEstimate?
  /// Nil unless both were measured.
  let toolkitOverDomain: RatioEstimate?
  /// Each contender against each baseline that was measured.
  private let ratios: [String: [String: RatioEstimate]]
  /// Each contender against the first and against each baseline, as far as other processors have the same.
  private let ranges: [String: [String: ProcessorRange]]

  /// - Parameters:
  ///   - beside: architectures that take part here and are not compared everywhere.
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

  /// What the times of a contender over the first one come to; nil where that is inconclusive, or where another processor
  /// says otherwise.
  func settledVerdict(on contender: String, over first: String) -> Verdict? {
    guard let verdict = judgements[contender]?.verdict, verdict != .inconclusive,
      range(of: contender, over: first)?.isShared(verdict) ?? true
    else { return nil }
    return verdict
  }

  /// The same ratio on all processors; nil where no other has it.
  func range(of contender: String, over other: String) -> ProcessorRange? {
    ranges[contender]?[other]
  }
}

extension CellSamples {
  /// The baselines that do the workload, in a fixed order.
  fileprivate var baselines: [String] {
    ReferenceArm.all.filter(arms.contains)
  }
}

/// How the report words what was judged.
enum JudgementText {
  /// Such as `1.05 (1.03–1.08), slower`, and on other processors too `1.05 (1.03–1.08), slower on 2 of 2 processors
  /// (1.03–1.05)`.
  static func words(_ judgement: Judgement, _ range: ProcessorRange?) -> String {
    let ratio = ratio(judgement)
    guard let range else { return "\(ratio), \(judgement.verdict)" }
    return "\(ratio), \(verdict(judgement.verdict, range))\(settled(judgement) ? " processors" : "")"
      + " (\(range.text(beside: ratio))\(settled(judgement) ? "" : " on \(range.processors) processors"))"
  }

  /// The same on lines of a table's cell.
  static func cell(_ judgement: Judgement, _ range: ProcessorRange?) -> String {
    let ratio = ratio(judgement)
    guard let range else { return "\(NumberText.cell(ratio))<br>\(judgement.verdict)" }
    return [
      NumberText.cell(ratio), range.cell(beside: ratio),
      NumberText.joined(verdict(judgement.verdict, range)),
    ].joined(separator: "<br>")
  }

  /// With the digits that it takes to see which side of the margin the interval is on.
  static func ratio(_ judgement: Judgement) -> RatioText {
    let margin = EquivalenceMargin.twoPercent
    guard judgement.verdict != .inconclusive else { return RatioText(judgement.estimate) }
    return RatioText(judgement.estimate, apartFrom: margin.lower, margin.upper)
  }

  /// Such as `slower on 2 of 2`; what is inconclusive holds nowhere.
  static func verdict(_ verdict: Verdict, _ range: ProcessorRange) -> String {
    verdict == .inconclusive ? verdict.rawValue : "\(verdict) on \(range.agreement(on: verdict))"
  }

  private static func settled(_ judgement: Judgement) -> Bool { judgement.verdict != .inconclusive }
}
