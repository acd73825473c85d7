/// What a comparison comes to.
package enum Verdict: String, Codable, CaseIterable, Sendable {
  /// The arm takes longer than its baseline, beyond the margin.
  case slower
  /// The arm takes less time than its baseline, beyond the margin.
  case faster
  /// The arm differs from its baseline by less than the margin.
  case equivalent
  /// The samples do not settle which of these holds.
  case inconclusive

  /// What the interval of `estimate` says by itself: wholly beyond `margin`, wholly inside it, or neither.
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
package struct EquivalenceMargin: Codable, Equatable, Sendable {
  /// The smallest ratio that counts as no difference.
  package let lower: Double
  /// The largest ratio that counts as no difference.
  package let upper: Double

  /// A margin around 1, with `0 < lower < upper`.
  package init(lower: Double, upper: Double) {
    precondition(lower > 0 && lower < upper, "A margin runs from a positive ratio to a larger one.")
    self.lower = lower
    self.upper = upper
  }

  /// Two per cent either way: 0.98 to 1.02.
  package static let twoPercent = EquivalenceMargin(lower: 0.98, upper: 1.02)
}
