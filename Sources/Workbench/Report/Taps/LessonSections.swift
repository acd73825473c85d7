import Measurement

/// The head of the lesson: how to spend it, and where each role lives.
struct LessonSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    let scenario = "Sources/ScenarioDriver/BuiltIn/Scenarios/adding.scenario"
    page.write(
      PackageResources.lesson_md,
      ["command": MarkdownText.code("swift run \(findings.first) --scenario \(scenario)")])
    writeRoles(to: &page)
  }

  private func writeRoles(to page: inout MarkdownPage) {
    guard case .found((let results, let systems)) = findings.systems else { return }
    page.heading(2, "Where the roles live")
    page.paragraph(
      "Each link leads to the first type of the role that does it. [The systems page](/systems.md#who-does-what) lists"
        + " every type and explains the rules.")
    let compared = systems.filter { findings.architectures.contains($0.name) }
    page.narrowTables(SystemTables(results, compared, counts: nil).duties(linked: true))
  }
}

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
    page.write(PackageResources.tap_md)
    page.table(counts)
    for path in findings.taps.paths { write(path, to: &page) }
  }

  private var counts: MarkdownTable {
    MarkdownTable(
      findings.taps.paths, titled: { MarkdownText.plain($0.architecture) },
      rows: [
        ("Functions passed", { NumberText.count($0.functions) }),
        ("Types passed", { NumberText.count($0.types.count) }),
        ("Functions on the deepest stack", { NumberText.count($0.depth) }),
      ])
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
