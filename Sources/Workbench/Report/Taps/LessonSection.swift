/// The head of the lesson: how to spend it, and where each role lives.
struct LessonSection: ReportSection {
  let findings: Findings

  func write(to page: inout MarkdownPage) {
    page.heading(1, "A lesson: one tap through every architecture")
    page.paragraph(
      "Done is tapped on the Add screen, and a row appears in the list. The user sees the same thing every time; the code"
        + " takes a different route.")
    page.heading(2, "A plan for 45 minutes")
    let first = findings.first
    page.numberedList([
      "**5 minutes: see it.** Run one scenario through one app and read what a person sees after each step:"
        + " \(MarkdownText.code("swift run \(first) --scenario Sources/ScenarioDriver/BuiltIn/Scenarios/adding.scenario")).",
      "**10 minutes: read it.** Everybody takes one architecture, begins at `doneTapped`, and writes down each function"
        + " until the row is there. Then compare with [the diagrams](#one-tap) and with the sources below them.",
      "**10 minutes: guess a change.** Read [the requests](/changes.md#the-requests-and-their-patches) and guess, before"
        + " looking, which files each architecture has to touch. `swift run compare changes name-order` tells.",
      "**10 minutes: break it.** Take one `weak` away, or insert the row one place too late, and let"
        + " `swift run compare behaviour` and `swift test` say what they find.",
      "**10 minutes: decide.** Take one situation of [the first page](/comparison.md#when-to-take-which), and argue for"
        + " another architecture than the one suggested there: which row would have to change?",
    ])
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
