/// What was found of one target for one architecture.
struct TargetFinding {
  /// The measured value with its interval, as Markdown; empty if there is none.
  let text: String
  /// Nil for a value that is shown for comparison only.
  let verdict: TargetVerdict?
  /// The verdicts on the other processors, one for each.
  let elsewhere: [TargetVerdict]

  init(text: String, verdict: TargetVerdict?, elsewhere: [TargetVerdict] = []) {
    self.text = text
    self.verdict = verdict
    self.elsewhere = elsewhere
  }

  static let notMeasured = TargetFinding(text: "", verdict: .notMeasured)
  /// Stands in a column to which the target does not apply.
  static let none = TargetFinding(text: "–", verdict: nil)

  /// The same value, shown for comparison only.
  var withoutVerdict: TargetFinding { TargetFinding(text: text, verdict: nil) }

  /// Such as `1.05 (1.03–1.08)<br>**met** on 2 of 2`.
  var cell: String {
    guard let verdict else { return text }
    guard verdict != .notMeasured else { return "*not measured in this run*" }
    let word = "**\(NumberText.joined(verdict.rawValue))**"
    return (text.isEmpty ? word : "\(text)<br>\(word)") + agreement(on: verdict)
  }

  /// Empty without another processor, or if nothing is settled on this one.
  private func agreement(on verdict: TargetVerdict) -> String {
    guard !elsewhere.isEmpty, verdict != .notSettled else { return "" }
    return NumberText.joined(" on \(1 + elsewhere.count { $0 == verdict }) of \(1 + elsewhere.count)")
  }
}

/// One target: a row of its table.
struct SpeedTarget {
  /// What is measured, or at which size.
  let place: String
  /// The bound, in words.
  let bound: String
  /// What was found, for each column.
  let findings: [TargetFinding]
}

/// Targets of one kind, which stand in one table under one rule. All texts are Markdown.
struct TargetGroup {
  let title: String
  /// What is measured and when a target counts as met.
  let rule: String
  /// The headings of the columns: what is measured, the bound, then one for each finding of a target.
  let header: [String]
  let targets: [SpeedTarget]
  /// Sentences below the table, each an item of a list.
  let notes: [String]

  var verdicts: [TargetVerdict] { targets.flatMap { $0.findings.compactMap(\.verdict) } }
}
