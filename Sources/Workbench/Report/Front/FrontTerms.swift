import Results

/// What the words of the main numbers mean.
struct FrontTerms {
  let findings: Findings

  /// One after the other, as Markdown.
  var items: [String] {
    guard findings.architectures.count > 1 else { return [workloads] }
    return [
      "*Change:* something that was asked for and built in each architecture; two are in conflict if git cannot merge them.",
      "*Unit test:* one at the smallest unit that can show a behaviour; *without a screen* if it imports nothing of the user"
        + " interface. *Mutant:* a small fault put into the sources.",
      "*Inconclusive:* the 99 % interval, in the picture, holds both no difference and one of more than 2 %; or a"
        + " *control*, one of the two timed against itself, is too imprecise.",
      workloads, requests,
    ].compactMap(\.self)
  }

  /// What the changes are; nil without any.
  private var requests: String? {
    guard case .found(let changes) = findings.changes, !changes.requests.isEmpty else { return nil }
    let words = changes.requests.map { "\(MarkdownText.code($0.id)) (\(MarkdownText.plain($0.title)))" }
    return "*The changes:* \(WordList.and(words))."
  }

  /// What the main workloads do.
  private var workloads: String {
    findings.cost.main.map { "*\($0.capitalizedID):* \(MarkdownText.plain($0.workload.summary))." }
      .joined(separator: " ")
  }
}
