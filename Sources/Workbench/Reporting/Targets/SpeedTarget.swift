/// What was found of one target for one architecture.
struct TargetFinding {
  /// The measured value with its interval, as Markdown; empty if there is none.
  let text: String
  /// Nil if the value only stands there to be compared with.
  let verdict: TargetVerdict?

  static let notMeasured = TargetFinding(text: "", verdict: .notMeasured)
  /// The target is none of this column's.
  static let none = TargetFinding(text: "–", verdict: nil)

  /// Such as `1.05 (1.03–1.08)<br>**met**`.
  var cell: String {
    guard let verdict else { return text }
    guard verdict != .notMeasured else { return "*not measured in this run*" }
    let word = "**\(NumberText.joined(verdict.rawValue))**"
    return text.isEmpty ? word : "\(text)<br>\(word)"
  }
}

/// One target: where it is wanted, and what was found in each column of its table.
struct SpeedTarget {
  /// What is measured, or at which size.
  let place: String
  /// What is wanted of it.
  let bound: String
  let findings: [TargetFinding]
}

/// Targets of one kind, which stand in one table under one rule. All texts are Markdown.
struct TargetGroup {
  let title: String
  /// What is measured and when a target counts as met.
  let rule: String
  /// What the first column holds, and whose findings the others.
  let header: [String]
  let targets: [SpeedTarget]
  /// What the data say beside the verdicts.
  let notes: [String]

  var verdicts: [TargetVerdict] { targets.flatMap { $0.findings.compactMap(\.verdict) } }
}
