import Measurement

/// What the scenarios showed.
struct BehaviourSection: ReportSection {
  let behaviour: BehaviourResults

  func write(to page: inout MarkdownPage) {
    page.heading(1, "Behaviour")
    let sums = behaviour.scenarios.reduce((steps: 0, expectations: 0, screens: 0)) { sums, scenario in
      (
        sums.steps + scenario.actions, sums.expectations + scenario.expectations,
        sums.screens + scenario.screens
      )
    }
    page.paragraph(
      "Every architecture passed \(NumberText.count(behaviour.scenarios.count, "scenario")):"
        + " \(NumberText.count(sums.steps, "step")), \(NumberText.count(sums.expectations, "expectation")) and"
        + " \(NumberText.count(sums.screens, "screen")).",
      "Their transcripts, \(NumberText.count(behaviour.transcriptBytes, "byte")) for each, are the same byte by byte;"
        + " nothing is timed before they are.")
    page.details("All scenarios") { page in
      var table = MarkdownTable(["Scenario", "Steps", "Expectations", "Screens"])
      for scenario in behaviour.scenarios {
        let counts = [scenario.actions, scenario.expectations, scenario.screens]
        table.add([MarkdownText.plain(scenario.name)] + counts.map(NumberText.count))
      }
      page.table(table)
    }
  }
}
