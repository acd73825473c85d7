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
    let tables = TestingTables(findings: findings)
    let faults =
      "The mutants are of \(NumberText.count(findings.faults.count, "kind"))\(TestingText.list(findings.faults))."
    page.write(
      PackageResources.testing_md, ["faults": findings.faults.isEmpty ? "" : faults],
      parts: [
        "figure": { writeFigure(findings, to: &$0) },
        "summary": { $0.table(tables.summary) },
        "reasons": { page in
          for reason in findings.reasons {
            page.paragraph("**Not measured:** \(MarkdownText.reason(reason)).")
          }
        },
        "roles": { $0.narrowTables(tables.roles, titles: 2) },
        "examples": { writeExamples(findings, to: &$0) },
        "domain": { writeDomain(findings, to: &$0) },
        "survivors": { writeSurvivors(findings, to: &$0) },
      ])
  }

  private func writeFigure(_ findings: TestingFindings, to page: inout MarkdownPage) {
    let tests = findings.architectures.map(\.tests)
    let chart = BarChart(
      title: "Behaviours by the smallest unit that shows them",
      subtitle: "Of the same list in each architecture",
      series: tests.map { ChartSeries($0.name, color: architectures.firstIndex(of: $0.name)) },
      parts: ["without a screen", "with a view controller", "with the whole app"],
      groups: [
        .init(
          "", tests.map { [$0.levels.noScreen, $0.levels.viewController, $0.levels.app].map(Double.init) })
      ], format: NumberText.tenths)
    let shown = tests.map {
      "\($0.name) \(NumberText.count($0.levels.noScreen)) of \(NumberText.count($0.levels.all))"
    }
    page.figure(
      "testing", chart,
      alternative: "Behaviours that tests show without a screen, as parts of bars: \(WordList.and(shown)).")
  }

  private func writeExamples(_ findings: TestingFindings, to page: inout MarkdownPage) {
    let names = findings.architectures.map(\.tests.name)
    let examples = findings.testing.examples.filter { names.contains($0.architecture) }
    guard let first = examples.first else { return }
    page.heading(2, "The same behaviour, tested in each")
    page.paragraph(
      "*\(MarkdownText.plain(first.behaviour))*, quoted from the sources. What a suite prepares for all of its tests is"
        + " in the file around it.")
    for example in examples {
      let link = MarkdownText.link(MarkdownText.plain(example.file), to: "../\(example.file)")
      page.paragraph("**\(MarkdownText.plain(example.architecture))**, \(link):")
      page.code(example.text, language: "swift")
    }
  }

  private func writeDomain(_ findings: TestingFindings, to page: inout MarkdownPage) {
    if let reason = findings.testing.domain.reason {
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
      mutants.filter(\.foundBy.isEmpty).compactMap { mutant in
        mutant.equivalence.map { "\(Self.line(mutant, of: name)): \(MarkdownText.plain($0))" }
      }
    }
    if survivors.isEmpty { page.paragraph("None but those that are equivalent to the source.") }
    for (title, lines) in [("Found by nobody", survivors), ("Equivalent, each with its reason", equivalents)]
    where !lines.isEmpty {
      page.details("\(title): \(NumberText.count(lines.count))") { page in page.list(lines) }
    }
  }

  private static func line(_ mutant: MutantOutcome, of name: String) -> String {
    let replacement = mutant.replacement.isEmpty ? "" : " becomes \(MarkdownText.code(mutant.replacement))"
    return "\(MarkdownText.plain(name)), \(MarkdownText.code("\(mutant.file):\(mutant.line)")),"
      + " \(MarkdownText.plain(mutant.change)): \(MarkdownText.code(mutant.original))\(replacement)"
  }
}

/// How the page on testing writes its numbers.
enum TestingText {
  static let notMeasured = "not measured"

  /// The kinds of fault behind a colon; empty without any.
  static func list(_ faults: [String]) -> String {
    faults.isEmpty ? "" : ": \(WordList.and(faults.map(MarkdownText.plain)))"
  }

  /// A share of 1 with one decimal place, such as `98.4 %`.
  static func percent(_ share: Double) -> String {
    NumberText.joined("\(NumberText.tenths((1_000 * share).rounded() / 10)) %")
  }
}
