/// What was found of one target for one architecture.
struct TargetFinding {
  /// The measured value with its interval, as Markdown; empty if there is none.
  let text: String
  /// Nil if the value only stands there to be compared with.
  let verdict: TargetVerdict?
  /// What it would be on each of the other processors.
  let elsewhere: [TargetVerdict]

  init(text: String, verdict: TargetVerdict?, elsewhere: [TargetVerdict] = []) {
    self.text = text
    self.verdict = verdict
    self.elsewhere = elsewhere
  }

  static let notMeasured = TargetFinding(text: "", verdict: .notMeasured)
  /// The target is none of this column's.
  static let none = TargetFinding(text: "–", verdict: nil)

  /// The same value, which only stands there to be compared with.
  var withoutVerdict: TargetFinding { TargetFinding(text: text, verdict: nil) }

  /// Such as `1.05 (1.03–1.08)<br>**met** on 2 of 2`.
  var cell: String {
    guard let verdict else { return text }
    guard verdict != .notMeasured else { return "*not measured in this run*" }
    let word = "**\(NumberText.joined(verdict.rawValue))**"
    return (text.isEmpty ? word : "\(text)<br>\(word)") + agreement(on: verdict)
  }

  /// Nothing without another processor, nor where nothing is settled on this one.
  private func agreement(on verdict: TargetVerdict) -> String {
    guard !elsewhere.isEmpty, verdict != .notSettled else { return "" }
    return NumberText.joined(" on \(1 + elsewhere.count { $0 == verdict }) of \(1 + elsewhere.count)")
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
