import Measurement

/// What the unit tests are and find, in tables.
struct TestingTables {
  private let findings: TestingFindings

  init(findings: TestingFindings) {
    self.findings = findings
  }

  /// For the terminal: the tables of the page. Throws an error of the statistics.
  init(_ testing: TestingResults) throws {
    findings = try TestingFindings(testing, architectures: testing.architectures.map(\.name))
  }

  /// Markdown.
  var markdown: String {
    var page = MarkdownPage()
    page.heading(2, "What can be tested where")
    page.table(summary)
    page.heading(2, "Role by role")
    page.table(roles)
    return page.markdown
  }

  /// One row for each measure, one column for each architecture.
  var summary: MarkdownTable {
    var table = MarkdownTable([""] + findings.architectures.map(\.name))
    func add(_ title: String, _ value: (TestingFindings.TestedArchitecture) -> String) {
      table.add([title] + findings.architectures.map(value))
    }
    let levels: [(String, KeyPath<TestingResults.Levels, Int>)] = [
      ("Behaviours shown without a screen", \.noScreen), ("… with a view controller alone", \.viewController),
      ("… with the whole app only", \.app),
    ]
    for (title, level) in levels {
      add(title) { Self.share(of: $0.tests.levels[keyPath: level], in: $0.tests.levels.all) }
    }
    add("Tests") { NumberText.count($0.count) }
    add("Code lines of the tests") { NumberText.count($0.codeLines) }
    add("Doubles, types") { NumberText.count($0.tests.doubles.types) }
    add("Code lines of the doubles") { NumberText.count($0.tests.doubles.codeLines) }
    add("Lines before the act, median") { NumberText.tenths($0.linesBefore) }
    add("Objects made for one test, median") { NumberText.tenths($0.objects) }
    addMutants(to: &table)
    return table
  }

  private func addMutants(to table: inout MarkdownTable) {
    func add(_ title: String, _ value: (MutantTally) -> String) {
      table.add(
        [title] + findings.architectures.map { $0.mutants.map(value) ?? TestingText.notMeasured })
    }
    add("Mutants that can be found") { NumberText.count($0.findable) }
    add("… found by the tests of their file") { Self.found($0.found[.role, default: 0], $0) }
    add("… found by all unit tests") { Self.found($0.found[.unitTests, default: 0], $0) }
    add("… found by the scenarios") { Self.found($0.found[.scenarios, default: 0], $0) }
    add("… found by any of them") { Self.found($0.foundByAny, $0) }
    add("Listed as equivalent") { NumberText.count($0.equivalent) }
    table.add(
      ["Roles whose tests fail for one mutant, mean"]
        + findings.architectures.map { architecture in
          guard let mutants = architecture.tests.mutants.value else { return TestingText.notMeasured }
          let roles = architecture.tests.roles.count { $0.tests > 0 }
          return MutantTally.meanFailingRoles(mutants).map { "\(NumberText.hundredths($0)) of \(roles)" }
            ?? "none"
        })
  }

  var roles: MarkdownTable {
    var table = MarkdownTable(
      [
        "Architecture", "Role", "Tests", "Code lines", "Lines before the act", "Objects", "Mutants",
        "Found by own tests",
      ], [.left, .left] + Array(repeating: .right, count: 6))
    for architecture in findings.architectures {
      for role in architecture.tests.roles {
        let mutants = architecture.tests.mutants.value.map { all in
          MutantTally(all.filter { $0.role == role.name })
        }
        table.add(
          [
            architecture.name, MarkdownText.plain(role.name), NumberText.count(role.tests),
            NumberText.count(role.codeLines), Self.median(role.linesBefore), Self.median(role.objects),
            mutants.map { NumberText.count($0.findable) } ?? TestingText.notMeasured,
            mutants.map { Self.found($0.found[.role, default: 0], $0) } ?? TestingText.notMeasured,
          ])
      }
    }
    return table
  }

  /// Such as `21 (70 %)`.
  private static func share(of count: Int, in all: Int) -> String {
    guard all > 0 else { return NumberText.count(count) }
    return NumberText.joined(
      "\(NumberText.count(count)) (\(TestingText.percent(Double(count) / Double(all))))")
  }

  static func found(_ count: Int, _ tally: MutantTally) -> String {
    tally.findable > 0
      ? TestingText.percent(Double(count) / Double(tally.findable)) : "none to find"
  }

  private static func median(_ values: [Int]) -> String {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return "" }
    let middle = sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
    return NumberText.tenths(Double(middle) / 2)
  }
}
