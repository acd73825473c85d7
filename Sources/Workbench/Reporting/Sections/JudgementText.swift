import Measurement

/// How the report words what was judged.
enum JudgementText {
  /// Such as `1.05 (1.03–1.08), slower`.
  static func words(_ judgement: Judgement) -> String {
    "\(ratio(judgement)), \(judgement.verdict)"
  }

  /// The same on two lines of a table's cell.
  static func cell(_ judgement: Judgement) -> String {
    "\(NumberText.cell(ratio(judgement)))<br>\(judgement.verdict)"
  }

  /// With the digits that it takes to see which side of the margin the interval is on.
  static func ratio(_ judgement: Judgement) -> RatioText {
    let margin = EquivalenceMargin.twoPercent
    guard judgement.verdict != .inconclusive else { return RatioText(judgement.comparison.estimate) }
    return RatioText(judgement.comparison.estimate, apartFrom: margin.lower, margin.upper)
  }
}
