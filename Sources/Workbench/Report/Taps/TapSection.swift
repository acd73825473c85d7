import Charts
import Results

/// One tap followed through each architecture.
struct TapSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(2, "One tap")
    page.paragraph("What was tapped: \(MarkdownText.plain(findings.results.taps.tap)).")
    if let reason = findings.taps.missing {
      page.paragraph("**Not measured:** \(MarkdownText.plain(reason))")
      return
    }
    page.paragraph(
      "The call stack was read whenever the tap had reached the repository, the closing of its screen, state"
        + " that a screen observes, or the table. Calls that lead to none of these are not seen; calls of a type to itself are counted and not"
        + " drawn.")
    page.table(counts)
    for path in findings.taps.paths { write(path, to: &page) }
  }

  private var counts: MarkdownTable {
    var table = MarkdownTable([""] + findings.taps.paths.map { MarkdownText.plain($0.architecture) })
    table.add(["Functions passed"] + findings.taps.paths.map { NumberText.count($0.functions) })
    table.add(["Types passed"] + findings.taps.paths.map { NumberText.count($0.types.count) })
    table.add(["Functions on the deepest stack"] + findings.taps.paths.map { NumberText.count($0.depth) })
    return table
  }

  private func write(_ path: TapPath, to page: inout MarkdownPage) {
    page.heading(3, MarkdownText.plain(path.architecture))
    page.figure(
      "tap-\(path.architecture)", diagram(of: path),
      alternative: "Sequence diagram of the tap in \(path.architecture); the list below holds its steps.")
    page.details("The steps in words") { page in page.numberedList(path.steps.map(words)) }
  }

  private func diagram(of path: TapPath) -> SequenceDiagram {
    SequenceDiagram(
      title: "One tap in \(path.architecture)", subtitle: findings.results.taps.tap,
      participants: path.participants,
      messages: path.steps.map { step in
        SequenceDiagram.Message(from: step.sender, to: step.receiver, step.text)
      })
  }

  private func words(_ step: TapPath.TapCall) -> String {
    let sender = step.sender == TapPath.origin ? "The \(TapPath.origin)" : MarkdownText.code(step.sender)
    let via = step.via.isEmpty ? "" : ", through its own \(WordList.and(step.via.map(MarkdownText.code))),"
    if let destination = step.destination { return "\(sender)\(via) \(destination.words)" }
    let receiver =
      step.receiver == TapPath.origin ? "the \(TapPath.origin)" : MarkdownText.code(step.receiver)
    return "\(sender)\(via) calls \(receiver): \(MarkdownText.code(step.text))"
  }
}

extension TapResults.Destination {
  /// What happens there, after the name of who does it.
  fileprivate var words: String {
    switch self {
    case .storage: "asks the repository to store the contact"
    case .dismissal: "has the toolkit close the screen"
    case .observedState: "changes state that a screen observes"
    case .screen: "tells the table of its new row"
    }
  }
}
