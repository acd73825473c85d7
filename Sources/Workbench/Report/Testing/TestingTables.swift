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
    typealias Tested = TestingFindings.TestedArchitecture
    func share(_ count: @escaping (TestingResults.Levels) -> Int) -> (Tested) -> String {
      { Self.share(of: count($0.tests.levels), in: $0.tests.levels.all) }
    }
    func mutants(_ text: @escaping (MutantTally) -> String) -> (Tested) -> String {
      { $0.mutants.map(text) ?? TestingText.notMeasured }
    }
    func found(by finder: MutantOutcome.Finder) -> (Tested) -> String {
      mutants { Self.found($0.found[finder, default: 0], $0) }
    }
    return MarkdownTable(
      findings.architectures, titled: \.name,
      rows: [
        ("Behaviours shown without a screen", share(\.noScreen)),
        ("… with a view controller alone", share(\.viewController)),
        ("… with the whole app only", share(\.app)), ("Tests", { NumberText.count($0.count) }),
        ("Code lines of the tests", { NumberText.count($0.codeLines) }),
        ("Doubles, types", { NumberText.count($0.tests.doubles.types) }),
        ("Code lines of the doubles", { NumberText.count($0.tests.doubles.codeLines) }),
        ("Lines before the act, median", { NumberText.tenths($0.linesBefore) }),
        ("Objects made for one test, median", { NumberText.tenths($0.objects) }),
        ("Mutants that can be found", mutants { NumberText.count($0.findable) }),
        ("… found by the tests of their file", found(by: .role)),
        ("… found by all unit tests", found(by: .unitTests)),
        ("… found by the scenarios", found(by: .scenarios)),
        ("… found by any of them", mutants { Self.found($0.foundByAny, $0) }),
        ("Listed as equivalent", mutants { NumberText.count($0.equivalent) }),
        ("Roles whose tests fail for one mutant, mean", Self.failingRoles),
      ])
  }

  private static func failingRoles(_ architecture: TestingFindings.TestedArchitecture) -> String {
    guard let mutants = architecture.tests.mutants.value else { return TestingText.notMeasured }
    let roles = architecture.tests.roles.count { $0.tests > 0 }
    return MutantTally.meanFailingRoles(mutants).map { "\(NumberText.hundredths($0)) of \(roles)" } ?? "none"
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
    guard !values.isEmpty else { return "" }
    let sorted = values.sorted()
    return NumberText.tenths(Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2)
  }
}
