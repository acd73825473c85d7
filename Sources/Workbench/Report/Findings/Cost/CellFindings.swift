import Measurement
import Results

/// What one workload took at one size.
struct CellFindings {
  let size: Int
  /// Times in nanoseconds, by arm; the control is left out.
  let summaries: [String: Summary]
  /// Each contender but the first against the first.
  let judgements: [String: Judgement]
  /// The screens bound by Observation over those that are not, both without roles; nil unless both were measured.
  let observedOverToolkit: RatioEstimate?
  /// Nil unless both were measured.
  let toolkitOverDomain: RatioEstimate?
  /// Each contender against each baseline that was measured.
  private let ratios: [String: [String: RatioEstimate]]
  /// Each contender against the first and against each baseline, as far as other processors have the same.
  private let ranges: [String: [String: ProcessorRange]]

  /// - Parameter elsewhere: the same cell on other processors.
  init(
    _ cell: CellSamples, contenders: [String], judgements: [String: Judgement],
    bootstrap: HierarchicalBootstrap,
    elsewhere: [CellSummary]
  ) throws {
    size = cell.size
    self.judgements = judgements
    var summaries: [String: Summary] = [:]
    for arm in contenders + cell.baselines {
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
          let others = try elsewhere.compactMap { try $0.estimate(of: contender, over: other) }
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
