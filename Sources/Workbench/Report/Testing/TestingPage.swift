import Measurement

/// The page on what unit tests can show, at what cost, and what they find.
struct TestingPage: ReportSection {
  /// The page's file beside the report.
  static let file = "testing.md"

  let testing: Found<TestingFindings>
  /// Those that were compared: their order gives each its colour.
  let architectures: [String]

  func write(to page: inout MarkdownPage) {
    page.heading(1, "What unit tests can show, and what they find")
    switch testing {
    case .missing(let reason): page.paragraph("**Not measured:** \(MarkdownText.reason(reason)).")
    case .found(let findings): write(findings, to: &page)
    }
  }

  private func write(_ findings: TestingFindings, to page: inout MarkdownPage) {
    page.paragraph("**\(TestingConclusion(findings: findings).text)**")
    page.paragraph(
      "Every architecture has unit tests for the same list of [behaviours](../Tests/Support/Behaviour.swift), each tested"
        + " at the smallest unit that can show it there, by what the test's own file imports: nothing of the user"
        + " interface, a view controller without the app around it, or the whole app.")
    let shown = findings.architectures.map { architecture in
      let levels = architecture.tests.levels
      return
        "\(architecture.tests.name) \(NumberText.count(levels.noScreen)) of \(NumberText.count(levels.all))"
    }
    page.figure(
      "testing", chart(findings),
      alternative: "Behaviours that tests show without a screen, as parts of bars: \(WordList.and(shown)).")
    page.heading(2, "What can be tested where")
    let tables = TestingTables(findings: findings)
    page.table(tables.summary)
    for reason in findings.reasons { page.paragraph("**Not measured:** \(MarkdownText.reason(reason)).") }
    writeTerms(to: &page)
    if !findings.faults.isEmpty {
      page.paragraph(
        "The mutants are of \(NumberText.count(findings.faults.count, "kind"))\(TestingText.list(findings.faults))."
      )
    }
    page.heading(2, "Role by role")
    page.narrowTables(tables.roles, titles: 2)
    writeExamples(findings, to: &page)
    writeDomain(findings, to: &page)
    writeSurvivors(findings, to: &page)
    writeLimits(to: &page)
  }

  private func chart(_ findings: TestingFindings) -> BarChart {
    let tests = findings.architectures.map(\.tests)
    return BarChart(
      title: "Behaviours by the smallest unit that shows them",
      subtitle: "Of the same list in each architecture",
      series: tests.map { ChartSeries($0.name, color: architectures.firstIndex(of: $0.name)) },
      parts: ["without a screen", "with a view controller", "with the whole app"],
      groups: [
        .init(
          "",
          tests.map { [$0.levels.noScreen, $0.levels.viewController, $0.levels.app].map(Double.init) })
      ], format: NumberText.tenths)
  }

  private func writeTerms(to page: inout MarkdownPage) {
    page.list([
      "*Lines before the act*: the code lines that run before the action under test, those of the suite and of helpers"
        + " included. The action is the line before the first expectation.",
      "*Objects*: instances of classes that the suite, the test and its helpers make by name, the one under test among"
        + " them. What these make in turn, such as a builder's scene, is not counted.",
      "*Mutant*: a small fault that is put into the sources, one at a time. *Roles whose tests fail*: at most those that have"
        + " tests. Mutants that crash the tests, or have to be stopped, are left out there, as some tests do not run.",
    ])
  }

  private func writeExamples(_ findings: TestingFindings, to page: inout MarkdownPage) {
    let names = findings.architectures.map(\.tests.name)
    let examples = findings.testing.examples.filter { names.contains($0.architecture) }
    guard let first = examples.first else { return }
    page.heading(2, "The same behaviour, tested in each")
    page.paragraph(
      "*\(MarkdownText.plain(first.behaviour))*, as it stands in the sources. What a suite prepares for all of its tests is"
        + " in the file around it.")
    for example in examples {
      let link = MarkdownText.link(MarkdownText.plain(example.file), to: "../\(example.file)")
      page.paragraph("**\(MarkdownText.plain(example.architecture))**, \(link):")
      page.code(example.text, language: "swift")
    }
  }

  private func writeDomain(_ findings: TestingFindings, to page: inout MarkdownPage) {
    if case .notMeasured(let reason) = findings.testing.domain {
      page.heading(2, "The domain")
      page.paragraph("**Mutants of the domain:** \(MarkdownText.reason(reason)).")
    }
    guard let tally = findings.domain, tally.findable > 0 else { return }
    page.heading(2, "The domain")
    page.paragraph(
      "What the architectures stand on is tested apart: of \(NumberText.count(tally.findable, "mutant")) of these kinds that can"
        + " be found in it, its unit tests find \(TestingTables.found(tally.found[.unitTests, default: 0], tally)), the scenarios"
        + " \(TestingTables.found(tally.found[.scenarios, default: 0], tally)), and both together"
        + " \(TestingTables.found(tally.foundByAny, tally));"
        + " \(NumberText.count(tally.equivalent)) more are listed as equivalent.")
  }

  private func writeSurvivors(_ findings: TestingFindings, to page: inout MarkdownPage) {
    let subjects =
      findings.architectures.map { ($0.tests.name, $0.tests.mutants.value ?? []) }
      + [("Domain", findings.testing.domain.value ?? [])]
    guard subjects.contains(where: { !$0.1.isEmpty }) else { return }
    page.heading(2, "Mutants that nobody finds")
    let survivors = subjects.flatMap { name, mutants in
      MutantTally(mutants).survivors.map { Self.line($0, of: name) }
    }
    let equivalents = subjects.flatMap { name, mutants in
      mutants.compactMap { mutant in
        mutant.foundBy.isEmpty
          ? mutant.equivalence.map { "\(Self.line(mutant, of: name)): \(MarkdownText.plain($0))" } : nil
      }
    }
    if survivors.isEmpty { page.paragraph("None but those that are equivalent to the source.") }
    for (title, lines) in [("Found by nobody", survivors), ("Equivalent, each with its reason", equivalents)]
    {
      guard !lines.isEmpty else { continue }
      page.details("\(title): \(NumberText.count(lines.count))") { page in page.list(lines) }
    }
  }

  private static func line(_ mutant: MutantOutcome, of name: String) -> String {
    let replacement = mutant.replacement.isEmpty ? "" : " becomes \(MarkdownText.code(mutant.replacement))"
    return "\(MarkdownText.plain(name)), \(MarkdownText.code("\(mutant.file):\(mutant.line)")),"
      + " \(MarkdownText.plain(mutant.change)): \(MarkdownText.code(mutant.original))\(replacement)"
  }

  private func writeLimits(to page: inout MarkdownPage) {
    page.heading(2, "What this cannot show")
    page.list([
      "**Authors.** One team wrote the tests of all architectures, from one list. Another team would test other things, and"
        + " more or less of them.",
      "**Faults.** Mutants are small and in one place. A wrong idea of what the app should do is none of them, and no test"
        + " that was written from the same idea finds it.",
      "**Effort.** Lines and objects are not hours: how long it takes to find the place where a test can begin was not"
        + " measured.",
      "**Size.** The app has two screens. Where a screen does more, more of it could be shown without one, or less.",
    ])
    page.heading(2, "How to repeat it")
    page.paragraph(
      "`swift run compare tests` counts again within seconds. `swift run compare mutants` puts the mutants in, which takes"
        + " minutes. Its stored run, [testing.json](testing.json), is shown only for the sources that it was made for."
    )
  }
}
