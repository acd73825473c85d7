import Measurement

/// What the scenarios showed.
struct BehaviourSection: ReportSection {
  let architectures: [String]
  let behaviour: BehaviourResults

  func write(to page: inout MarkdownPage) {
    page.heading(1, "Behaviour")
    page.paragraph(
      "\(subject) passed \(count(behaviour.scenarios.count, "scenario")):"
        + " \(count(sum(\.actions), "step")), \(count(sum(\.expectations), "expectation")) and"
        + " \(count(sum(\.screens), "screen")).",
      transcripts)
    page.details("All scenarios") { page in
      var table = MarkdownTable(["Scenario", "Steps", "Expectations", "Screens"])
      for scenario in behaviour.scenarios {
        let counts = [scenario.actions, scenario.expectations, scenario.screens]
        table.add([MarkdownText.plain(scenario.name)] + counts.map(NumberText.count))
      }
      page.table(table)
    }
  }

  private var subject: String {
    architectures.count > 1 ? "Every architecture" : MarkdownText.plain(WordList.and(architectures))
  }

  private var transcripts: String {
    let bytes = count(behaviour.transcriptBytes, "byte")
    return architectures.count > 1
      ? "Their transcripts, \(bytes) for each, are the same byte by byte; nothing is timed before they are."
      : "Its transcripts have \(bytes)."
  }

  private func sum(_ field: KeyPath<BehaviourResults.PassedScenario, Int>) -> Int {
    behaviour.scenarios.reduce(0) { $0 + $1[keyPath: field] }
  }

  private func count(_ value: Int, _ noun: String) -> String { NumberText.count(value, noun) }
}
