import Measurement

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
