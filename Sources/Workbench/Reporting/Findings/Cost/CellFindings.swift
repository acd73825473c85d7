import Measurement

/// What one workload took at one size.
struct CellFindings {
  let size: Int
  /// Times in nanoseconds, by arm; the control is left out.
  let summaries: [String: Summary]
  /// Each architecture but the first against the first.
  let judgements: [String: Judgement]
  /// Each architecture against each baseline that was measured.
  private let ratios: [String: [String: RatioEstimate]]

  init(
    _ cell: CellSamples, architectures: [String], judgements: [String: Judgement], comparer: ArmComparer
  ) throws {
    size = cell.size
    self.judgements = judgements
    var summaries: [String: Summary] = [:]
    for arm in architectures + cell.baselines {
      summaries[arm] = try Summary(cell.times(of: arm).flatMap(\.self))
    }
    self.summaries = summaries
    var ratios: [String: [String: RatioEstimate]] = [:]
    for architecture in architectures {
      for baseline in cell.baselines {
        let distribution = try comparer.distribution(of: architecture, over: baseline, in: cell)
        ratios[architecture, default: [:]][baseline] = distribution.estimate()
      }
    }
    self.ratios = ratios
  }

  func median(of arm: String) -> Double? { summaries[arm]?.median }

  func ratio(of architecture: String, over baseline: String) -> RatioEstimate? {
    ratios[architecture]?[baseline]
  }
}

extension CellSamples {
  /// The baselines that do the workload, in a fixed order.
  fileprivate var baselines: [String] {
    [Baseline.toolkit, Baseline.domain, Baseline.reference].filter(arms.contains)
  }
}
