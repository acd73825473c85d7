import Measurement

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
        + " that a screen observes, or the table. Calls that lead to none of these are not seen; calls of a type to"
        + " itself are counted and not drawn. Steps inside the domain were found by reading the code.",
      "Each call is indented under its caller. The architecture's own types are bold; a dashed arrow"
        + " leads from state that has changed to the screen that the toolkit has update itself afterwards.")
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
      alternative:
        "Call tree of Done tapped in \(path.architecture): \(NumberText.count(path.steps.count, "numbered call")), from"
        + " \(path.steps.first?.receiver ?? "") to \(path.steps.last?.receiver ?? "").")
    page.details("The steps in words") { page in page.numberedList(path.steps.map(words)) }
  }

  private func diagram(of path: TapPath) -> CallTree {
    CallTree(
      title: "One tap in \(path.architecture)", subtitle: findings.results.taps.tap, root: "Done tapped",
      calls: path.steps.map { step in
        CallTree.Call(
          depth: step.depth, receiver: step.receiver, text: step.text,
          isOwn: path.types.contains(step.receiver),
          isLater: step.isLater)
      })
  }

  private func words(_ step: TapPath.TapCall) -> String {
    let sender =
      step.isLater
      ? "As that state has changed, the \(TapPath.origin)"
      : step.sender == TapPath.origin ? "The \(TapPath.origin)" : MarkdownText.code(step.sender)
    let via = step.via.isEmpty ? "" : ", through its own \(WordList.and(step.via.map(MarkdownText.code))),"
    if let arrival = step.arrival { return "\(sender)\(via) \(arrival)" }
    let receiver =
      step.receiver == TapPath.origin ? "the \(TapPath.origin)" : MarkdownText.code(step.receiver)
    return "\(sender)\(via) calls \(receiver): \(MarkdownText.code(step.text))"
  }
}
