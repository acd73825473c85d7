/// Judges many cells together, so that chance alone rarely leads to a verdict.
package enum Judge {
  /// The ratios that count as no difference.
  private static let margin = EquivalenceMargin.twoPercent
  /// The largest chance that any verdict of a run is wrong.
  private static let familyErrorRate = 0.05

  /// One judgement for each of the ratios, in their order, with intervals at 99 %.
  package static func judge(_ ratios: [RatioDistribution]) -> [Judgement] {
    judge(ratios.map { ($0.estimate(), $0.pValue(margin: margin)) })
  }

  /// One judgement for each estimate with its p-value, in their order.
  ///
  /// The claim of an interval stands if its Holm-adjusted p-value is at most 0.05; otherwise the cell is inconclusive.
  /// To settle m cells a bootstrap needs at least 40 m resamples. The p-values must be for ``margin``.
  package static func judge(_ ratios: [(estimate: RatioEstimate, pValue: Double)]) -> [Judgement] {
    zip(ratios, adjusted(ratios.map(\.pValue))).map { ratio, adjusted in
      let claim = Verdict(ratio.estimate, margin: margin)
      return Judgement(
        estimate: ratio.estimate, adjustedPValue: adjusted,
        verdict: adjusted <= familyErrorRate ? claim : .inconclusive)
    }
  }

  /// The p-values after the step-down correction of Holm (1979), which bounds the chance of even one wrong claim among
  /// many: the kth smallest of m, times m - k + 1, at most 1 and never below a smaller one's. The order is kept.
  package static func adjusted(_ pValues: [Double]) -> [Double] {
    var adjusted = pValues
    var floor = 0.0
    let ascending = pValues.indices.sorted { pValues[$0] < pValues[$1] }
    for (step, index) in ascending.enumerated() {
      floor = max(floor, min(1, pValues[index] * Double(pValues.count - step)))
      adjusted[index] = floor
    }
    return adjusted
  }
}

/// A ratio with its verdict, judged together with all ratios of a run.
package struct Judgement: Equatable, Sendable {
  package let estimate: RatioEstimate
  /// The p-value after Holm's correction for all ratios judged together.
  package let adjustedPValue: Double
  package let verdict: Verdict

  /// The same ratio without a conclusion, because the control did not pass.
  package var withoutVerdict: Judgement {
    Judgement(estimate: estimate, adjustedPValue: adjustedPValue, verdict: .inconclusive)
  }
}

/// The outcome of a comparison.
package enum Verdict: String, Codable, CaseIterable, Sendable {
  /// The participant takes longer than its baseline, beyond the margin.
  case slower
  /// The participant takes less time than its baseline, beyond the margin.
  case faster
  /// The participant differs from its baseline by less than the margin.
  case equivalent
  /// The samples do not settle which of these holds.
  case inconclusive

  /// The verdict from the interval of `estimate` alone: wholly beyond `margin`, wholly inside it, or neither.
  package init(_ estimate: RatioEstimate, margin: EquivalenceMargin) {
    if estimate.lower > margin.upper {
      self = .slower
    } else if estimate.upper < margin.lower {
      self = .faster
    } else if estimate.lower > margin.lower, estimate.upper < margin.upper {
      self = .equivalent
    } else {
      self = .inconclusive
    }
  }
}

/// The ratios that count as no difference in practice.
package struct EquivalenceMargin: Equatable, Sendable {
  package let lower: Double
  package let upper: Double

  /// Two per cent either way: 0.98 to 1.02.
  package static let twoPercent = EquivalenceMargin(lower: 0.98, upper: 1.02)
}

/// The outcome of an A/A control in one cell: a participant with the same code as its own baseline, so a true ratio of
/// 1.
package enum ControlCheck: String, Codable, Sendable {
  /// No difference, or one too small to matter.
  case passed
  /// A difference that cannot exist: nothing follows from the cell.
  case failed
  /// Too imprecise to tell: a bias could hide in the interval, and nothing follows from the cell either.
  case imprecise

  /// The worst of several outcomes; nil if there are none.
  package static func worst(of checks: some Collection<ControlCheck>) -> ControlCheck? {
    [.failed, .imprecise, .passed].first(where: checks.contains)
  }
}

extension ControlCheck {
  /// A difference that lies wholly within this share of 1 is negligible, even if it is certain: the share is half of
  /// the margin that counts as no difference between participants, and changes no verdict by itself.
  package static let negligible = 0.01
  /// The bias that the control must find: it passes only if the samples rule out a bias of this size.
  package static let bias = 0.03

  /// Checks one of several controls of a run.
  ///
  /// - Parameters:
  ///   - estimate: the ratio with the usual interval.
  ///   - corrected: the same with the interval for ``confidence(controls:)``.
  ///
  /// It fails if the corrected interval excludes 1 and does not lie wholly within ``negligible``. Otherwise it passes
  /// if the usual interval lies wholly within ``bias``. Finding no difference is not enough: a wide enough interval
  /// hides a difference of 3 %.
  package init(_ estimate: RatioEstimate, corrected: RatioEstimate) {
    let excludesOne = corrected.lower > 1 || corrected.upper < 1
    if excludesOne, !Self.lies(corrected, within: Self.negligible) {
      self = .failed
    } else {
      self = Self.lies(estimate, within: Self.bias) ? .passed : .imprecise
    }
  }

  private static func lies(_ estimate: RatioEstimate, within share: Double) -> Bool {
    estimate.lower >= 1 - share && estimate.upper <= 1 + share
  }

  /// Checks the control with this distribution; the run has `controls` of them.
  package init(_ distribution: RatioDistribution, controls: Int) {
    self.init(
      distribution.estimate(),
      corrected: distribution.estimate(confidence: Self.confidence(controls: controls)))
  }

  /// The confidence of each control's interval with which all `controls` intervals together contain 1 with 99 %
  /// (Bonferroni): with 60 sound controls at 99 % each, one would fail in nearly half of all runs.
  package static func confidence(controls: Int) -> Double {
    1 - 0.01 / Double(max(1, controls))
  }

  /// The number of controls of a sound run that may fail by chance.
  ///
  /// Each of m controls fails with a probability of at most 0.01 / m, so two or more fail with less than
  /// m (m - 1) / 2 × (0.01 / m)², below 0.00005 for every m: the binomial bound allows one, in one run of a hundred.
  package static let maximumChanceFailures = 1
}
