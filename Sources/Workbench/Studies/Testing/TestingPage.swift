import CommandLineKit
import Measurement

/// The page on what unit tests can show, at what cost, and what they find.
extension Findings {
  func writeTesting(to page: inout MarkdownPage) {
    page.heading(1, "What unit tests can show, and what they find")
    page.write(testing) { testing, page in
      let names = testing.architectures.map(\.tests.name)
      let examples = testing.testing.examples.filter { names.contains($0.architecture) }
      let rules = testing.testing.domainRules
      let domain = testing.domain.flatMap { $0.findable > 0 ? $0 : nil }
      func share(_ count: Int?) -> String? {
        domain.map { TestingFindings.share(count ?? 0, of: $0) }
      }
      page.write(
        "testing.md",
        [
          "kinds": testing.faults.isEmpty ? nil : testing.faults.count, "faults": testing.listOfFaults,
          "rules": rules.isEmpty ? nil : rules.count,
          "ruleList": WordList.and(rules.map { "*\(MarkdownText.plain($0))*" }),
          "behaviours": testing.architectures.first?.tests.levels.all,
          "hasChanges": changes.value.map { _ in "" },
          "behaviour": examples.first.map { MarkdownText.plain($0.behaviour) },
          "hasExamples": !examples.isEmpty,
          "hasDomain": testing.domainOutcomes.reason != nil || domain != nil,
          "domainMissing": testing.domainOutcomes.reason.map { _ in "" },
          "domain": domain?.findable, "unitTests": share(domain?.found[.unitTests]),
          "scenarios": share(domain?.found[.scenarios]), "both": share(domain?.foundByAny),
          "equivalent": domain?.equivalent,
        ],
        parts: [
          "figure": { writeLevels(testing, to: &$0) },
          "summary": { $0.narrowTables(testing.summary(with: changes.value), apart: names.count) },
          "reasons": { page in for reason in testing.reasons { page.paragraph(reason) } },
          "roles": { $0.narrowTables(testing.roles, titles: 2) },
          "examples": { Self.writeTests(examples, to: &$0) },
          "survivors": testing.writeSurvivors,
        ])
    }
  }

  /// Writes one behaviour's test in each architecture.
  static func writeTests(_ examples: [TestingResults.QuotedTest], to page: inout MarkdownPage) {
    for example in examples {
      let link = MarkdownText.link(MarkdownText.plain(example.file), to: "/../\(example.file)")
      page.paragraph("**\(MarkdownText.plain(example.architecture))**, \(link):")
      page.code(example.text, language: "swift")
    }
  }

  private func writeLevels(_ testing: TestingFindings, to page: inout MarkdownPage) {
    let tests = testing.architectures.map(\.tests)
    let chart = BarChart(
      title: "What is the smallest unit that shows a behaviour?",
      subtitle: "Of the same list in each architecture", series: tests.map { series($0.name) },
      parts: ["UI-free", "with a view controller", "with the whole app"],
      groups: [
        (
          "", tests.map { [$0.levels.noScreen, $0.levels.viewController, $0.levels.app].map(Double.init) }
        )
      ], format: NumberText.tenths)
    let shown = tests.map { "\($0.name) \($0.levels.shownWithoutScreen)" }
    page.figure(
      "testing", chart,
      alternative: "Behaviours that UI-free tests show, as parts of bars: \(WordList.and(shown)).")
  }
}

extension TestingResults.Levels {
  /// Such as `31 of 38`.
  fileprivate var shownWithoutScreen: String { "\(NumberText.count(noScreen)) of \(NumberText.count(all))" }
}

extension TestingFindings {
  /// The page's tables, for the terminal. Throws an error of the statistics.
  static func markdown(_ testing: TestingResults, _ mutants: StoredMutants) throws -> String {
    let names = testing.architectures.map(\.name)
    let findings = try TestingFindings(testing, architectures: names, mutants: mutants)
    var page = MarkdownPage()
    page.heading(2, "What can be tested where")
    page.narrowTables(findings.summary())
    page.heading(2, "Role by role")
    page.table(findings.roles)
    return page.markdown
  }

  /// The kinds of fault after a colon; empty if there are none.
  var listOfFaults: String {
    faults.isEmpty ? "" : ": \(WordList.and(faults.map(MarkdownText.plain)))"
  }

  private static let notMeasured = "not measured"

  /// One row for each measure, one column for each architecture.
  fileprivate func summary(with changes: ChangeFindings? = nil) -> MarkdownTable {
    func share(_ count: @escaping (TestingResults.Levels) -> Int) -> (TestedArchitecture) -> String {
      { tested in
        let (count, all) = (count(tested.tests.levels), tested.tests.levels.all)
        guard all > 0 else { return NumberText.count(count) }
        return NumberText.joined(
          "\(NumberText.count(count)) (\(NumberText.percentTenths(Double(count) / Double(all))))")
      }
    }
    let rules = NumberText.count(testing.domainRules.count)
    func edited(_ suite: Int) -> (TestedArchitecture) -> String {
      { changes?.editedTests(in: $0.tests.name).map { NumberText.count($0[suite]) } ?? "–" }
    }
    let requests = NumberText.count(changes?.requests.count ?? 0, "change")
    return MarkdownTable(
      all, titled: \.name,
      rows: [
        ("Behaviours shown by UI-free tests", share(\.noScreen)),
        ("… with a view controller alone", share(\.viewController)),
        ("… with the whole app only", share(\.app)),
        ("Rules of the domain, shown by UI-free tests", { _ in rules }),
        ("Tests", { NumberText.count($0.count) }),
        ("Code lines of the tests", { NumberText.count($0.codeLines) }),
        ("… of these, of doubles", { NumberText.count($0.tests.doubles.codeLines) }),
        ("Doubles, types", { NumberText.count($0.tests.doubles.types) }),
        ("Lines before the act, median", { NumberText.tenths($0.linesBefore) }),
        ("Objects made for one test, median", { NumberText.tenths($0.objects) }),
        ("Unit tests that \(requests) edit", edited(0)),
        ("Scenarios that they edit", edited(1)),
      ] + mutantRows + [
        ("Listed as equivalent", { $0.mutants.map { NumberText.count($0.equivalent) } ?? Self.notMeasured })
      ])
  }

  /// The behaviours that UI-free tests show and the mutants that are found, in the compared architectures.
  var lessonTable: MarkdownTable {
    MarkdownTable(
      architectures, titled: \.name,
      rows: [("Behaviours shown by UI-free tests", \.tests.levels.shownWithoutScreen)] + mutantRows)
  }

  private func mutants(_ text: @escaping (MutantTally) -> String) -> (TestedArchitecture) -> String {
    { $0.mutants.map(text) ?? Self.notMeasured }
  }

  private var mutantRows: [(String, (TestedArchitecture) -> String)] {
    func found(by finder: MutantOutcome.Finder) -> (TestedArchitecture) -> String {
      mutants { Self.share($0.found[finder, default: 0], of: $0) }
    }
    return [
      ("Mutants that can be found", mutants { NumberText.count($0.findable) }),
      ("… found by the tests of their file", found(by: .role)),
      ("… found by all unit tests", found(by: .unitTests)),
      ("… found by the scenarios", found(by: .scenarios)),
      ("… found by any of them", mutants { Self.share($0.foundByAny, of: $0) }),
      ("Roles whose tests fail for one mutant, mean", Self.failingRoles),
    ]
  }

  private static func failingRoles(_ architecture: TestedArchitecture) -> String {
    guard let mutants = architecture.outcomes.value else { return notMeasured }
    let roles = architecture.tests.roles.count { $0.tests > 0 }
    return MutantTally.meanFailingRoles(mutants).map { "\(NumberText.hundredths($0)) of \(roles)" } ?? "none"
  }

  fileprivate var roles: MarkdownTable {
    typealias Row = (name: String, role: TestingResults.RoleTests, mutants: MutantTally?)
    let rows = all.flatMap { architecture in
      architecture.tests.roles.map { role -> Row in
        let mutants = architecture.outcomes.value.map { $0.filter { $0.role == role.name } }
        return (architecture.name, role, mutants.map(MutantTally.init))
      }
    }
    func median(_ values: [Int]) -> String {
      guard !values.isEmpty else { return "" }
      let sorted = values.sorted()
      return NumberText.tenths(Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2)
    }
    return MarkdownTable(
      rows,
      columns: [
        ("Architecture", .left, \.name), ("Role", .left, { MarkdownText.plain($0.role.name) }),
        ("Tests", .right, { NumberText.count($0.role.tests) }),
        ("Code lines", .right, { NumberText.count($0.role.codeLines) }),
        ("Lines before the act", .right, { median($0.role.linesBefore) }),
        ("Objects", .right, { median($0.role.objects) }),
        ("Mutants", .right, { $0.mutants.map { NumberText.count($0.findable) } ?? Self.notMeasured }),
        (
          "Found by own tests", .right,
          { $0.mutants.map { Self.share($0.found[.role, default: 0], of: $0) } ?? Self.notMeasured }
        ),
      ])
  }

  fileprivate static func share(_ count: Int, of tally: MutantTally) -> String {
    tally.findable > 0
      ? NumberText.percentTenths(Double(count) / Double(tally.findable)) : "none to find"
  }

  fileprivate func writeSurvivors(to page: inout MarkdownPage) {
    let subjects =
      all.map { ($0.tests.name, $0.outcomes.value ?? []) }
      + [("Domain", domainOutcomes.value ?? [])]
    guard subjects.contains(where: { !$0.1.isEmpty }) else { return }
    let survivors = subjects.flatMap { name, mutants in
      MutantTally(mutants).survivors.map { Self.line($0, of: name) }
    }
    let equivalents = subjects.flatMap { name, mutants in
      mutants.filter(\.foundBy.isEmpty).compactMap { mutant in
        mutant.equivalence.map { "\(Self.line(mutant, of: name)): \(MarkdownText.plain($0))" }
      }
    }
    page.heading(2, "Mutants that nobody finds")
    if survivors.isEmpty {
      page.paragraph(equivalents.isEmpty ? "None." : "None but those that are equivalent to the source.")
    }
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
