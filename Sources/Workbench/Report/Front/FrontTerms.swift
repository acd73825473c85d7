import Measurement

/// What the words of the main numbers mean.
struct FrontTerms {
  let findings: Findings

  /// One after the other, as Markdown.
  var items: [String] {
    guard findings.architectures.count > 1 else { return [workloads] }
    return [
      "*Change:* something that was asked for and built in each architecture; two are in conflict if git cannot merge them.",
      "*Unit test:* a test of the smallest piece that can demonstrate a behaviour; *without a screen* if it imports no UI"
        + " code. *Mutant:* a small fault put into the sources\(faults).",
      "*Inconclusive:* the 99 % interval, in the picture, lies neither within 2 % of 1 nor wholly beyond that, or would not"
        + " if all verdicts were to hold at once; or a *control*, one of the two timed against itself, is too imprecise.",
      workloads, requests,
    ].compactMap(\.self)
  }

  private var faults: String {
    if case .found(let testing) = findings.testing { TestingText.list(testing.faults) } else { "" }
  }

  /// What the changes are; nil without any.
  private var requests: String? {
    guard case .found(let changes) = findings.changes, !changes.requests.isEmpty else { return nil }
    let words = changes.requests.map { "\(MarkdownText.code($0.id)) (\(MarkdownText.plain($0.title)))" }
    return "*The changes:* \(WordList.and(words))."
  }

  /// What the main workloads do.
  private var workloads: String {
    findings.cost.main.map {
      "*\(MarkdownText.plain($0.capitalizedID)):* \(MarkdownText.plain($0.workload.summary))."
    }
    .joined(separator: " ")
  }
}
