/// What a comparison comes to.
public enum Verdict: String, Codable, CaseIterable, Sendable {
  /// The arm takes longer than its baseline, beyond the margin.
  case slower
  /// The arm takes less time than its baseline, beyond the margin.
  case faster
  /// The arm differs from its baseline by less than the margin.
  case equivalent
  /// The samples do not settle which of these holds.
  case inconclusive

  /// What the interval of `estimate` says by itself: wholly beyond `margin`, wholly inside it, or neither.
  public init(_ estimate: RatioEstimate, margin: EquivalenceMargin) {
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
