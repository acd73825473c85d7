import Measurement

/// How the report words what was judged.
enum JudgementText {
  /// Such as `1.05 (1.03–1.08), slower`.
  static func words(_ judgement: Judgement) -> String {
    "\(RatioText(judgement.comparison.estimate)), \(judgement.verdict)"
  }

  /// The same on two lines of a table's cell.
  static func cell(_ judgement: Judgement) -> String {
    "\(NumberText.cell(RatioText(judgement.comparison.estimate)))<br>\(judgement.verdict)"
  }
}
