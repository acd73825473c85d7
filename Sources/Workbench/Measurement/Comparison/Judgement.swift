/// A comparison together with its verdict among all the cells of a run.
public struct Judgement: Codable, Equatable, Sendable {
  /// What was judged.
  public let comparison: Comparison
  /// The p-value after Holm's correction for all cells judged together.
  public let adjustedPValue: Double
  /// What it comes to.
  public let verdict: Verdict

  /// The same comparison where the control failed: nothing follows from it.
  public var withoutVerdict: Judgement {
    Judgement(comparison: comparison, adjustedPValue: adjustedPValue, verdict: .inconclusive)
  }
}
