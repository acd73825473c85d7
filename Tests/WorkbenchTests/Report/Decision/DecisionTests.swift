import Measurement
import Testing

@testable import Workbench

/// Other numbers give other words.
@Suite struct DecisionTests {
  private func situation(_ beginning: String, _ fixture: Fixture) throws -> Situation {
    let findings = try Findings(
      fixture.results(), stored: [], bootstrap: HierarchicalBootstrap(resamples: 1_000))
    return try #require(Decision(findings).situations.first { $0.title.hasPrefix(beginning) })
  }

  /// Three architectures with so many code lines and functions on the way of a tap.
  private func fixture(lines: [Int], functions: [Int]) -> Fixture {
    var fixture = Fixture()
    fixture.structures = zip(fixture.names, lines).map { name, lines in
      Source.architecture(name, views: [Source.file("View", lines: lines)])
    }
    fixture.traces = .measured(
      zip(fixture.names, functions).map { Taps.trace($0, types: $1) })
    return fixture
  }

  private func row(_ beginning: String, _ situation: Situation) throws -> [String] {
    try #require(situation.rows.first { $0.title.hasPrefix(beginning) }).cells
  }

  @Test(arguments: [
    ([100, 200, 300], [3, 4, 5], "**MVC**, clear: 2 of 2 rows"),
    ([300, 200, 100], [5, 4, 3], "**VIPER**, clear: 2 of 2 rows"),
    ([100, 200, 300], [4, 3, 5], "not clear: 1 of 2 rows for **MVC** and 1 for **MVVM**"),
    ([100, 110, 300], [4, 3, 5], "**MVVM**, clear: 2 of 2 rows"),
    ([100, 111, 300], [4, 3, 5], "not clear: 1 of 2 rows for **MVC** and 1 for **MVVM**"),
    ([100, 105, 110], [4, 3, 5], "**MVVM**, clear: 1 of 1 row"),
    ([100, 100, 100], [4, 4, 4], "any, for no row tells them apart"),
  ])
  func `the least counts, and what is within a tenth of it`(
    lines: [Int], functions: [Int], expected: String
  ) throws {
    let situation = try situation("A prototype", fixture(lines: lines, functions: functions))
    #expect(situation.suggestion == expected)
    #expect(
      try row("Code lines", situation).map { $0.filter { $0 != "*" } } == lines.map { "\($0)" })
  }

  /// Without change requests, of five rows only the largest type is known.
  @Test func `too few rows suggest nothing`() throws {
    var fixture = fixture(lines: [100, 200, 300], functions: [3, 4, 5])
    let situation = try situation("Eight", fixture)
    #expect(situation.rows.count == 1)
    #expect(situation.rows[0].favourites == ["MVC"])
    #expect(situation.suggestion == "none: only 1 of 5 rows was measured")
    #expect(
      try self.situation("Frequent", fixture).suggestion == "nothing that these results measure decides it")
    // Half of them are too few as well.
    fixture.testing = .measured(TestingSample().results)
    fixture.structures = nil
    let tested = try self.situation("Heavy", fixture)
    #expect(tested.suggestion == "**MVVM**, clear: 1 of 1 row", "3 of 4 were measured")
  }

  @Test(arguments: [(1, 1, true), (1, 2, false), (2, 4, false), (3, 4, true), (2, 3, true), (2, 5, false)])
  func `half of the rows are too few`(measured: Int, all: Int, isEnough: Bool) {
    let row = DecisionRow(Measure(title: "A row", values: [1, 2]), ["MVC", "MVVM"])
    let rows = (0..<all).map { $0 < measured ? row : nil }
    let suggestion = Situation("Any", rows, notMeasured: "").suggestion
    #expect(suggestion.hasPrefix("**MVC**, clear") == isEnough, "\(suggestion)")
    #expect(suggestion.hasPrefix("none: only \(measured) of \(all) rows") == !isEnough, "\(suggestion)")
  }

  /// Rows of values for MVC, MVVM and VIPER.
  @Test(arguments: [
    ([[1, 2, 2], [1, 2, 2], [2, 1, 2]], "**MVC**, less clear: 2 of 3 rows"),
    ([[1, 2, 2], [2, 2, 1], [2, 2, 1]], "**VIPER**, less clear: 2 of 3 rows"),
    // Half of the rows are not more than half, and of two with as many none is ahead.
    (
      [[1, 2, 2], [1, 2, 2], [2, 1, 2], [2, 2, 1]], "not clear: 2 of 4 rows for **MVC**, 1 for **MVVM** and 1"
    ),
    ([[1, 1, 2], [1, 1, 2], [2, 2, 1]], "not clear: 2 of 3 rows for **MVC**, 2 for **MVVM** and 1"),
    ([[1, 1, 2], [1, 1, 2], [1, 1, 2]], "not clear: 3 of 3 rows for **MVC** and 3 for **MVVM**"),
    ([[1, 1, 2], [1, 1, 2], [2, 1, 2]], "**MVVM**, clear: 3 of 3 rows"),
    // A row in which all are alike speaks for nobody and is not counted.
    ([[1, 2, 2], [1, 2, 2], [1, 2, 2], [3, 3, 3]], "**MVC**, clear: 3 of 3 rows"),
    ([[0, 0, 1], [1, 0, 2], [1, 0, 2]], "**MVVM**, clear: 3 of 3 rows"),
  ])
  func `who has the most rows and more than half is suggested`(rows: [[Double]], expected: String) {
    let rows = rows.map { values in
      DecisionRow(Measure(title: "A row", values: values), ["MVC", "MVVM", "VIPER"])
    }
    let suggestion = Situation("Any", rows, notMeasured: "").suggestion
    #expect(suggestion.hasPrefix(expected), "\(suggestion)")
  }

  @Test func `for whom a row speaks is in bold`() throws {
    let situation = try situation("A prototype", fixture(lines: [100, 110, 300], functions: [4, 4, 4]))
    #expect(try row("Code lines", situation) == ["**100**", "**110**", "300"])
    #expect(try row("Functions", situation) == ["4", "4", "4"])
  }

  // The sample's `push` touches 4 + 2, 8 + 2 and 16 + 2 lines, and changes 1, 2 and 3 tests.
  @Test func `redesigns weigh their requests alone`() throws {
    var (fixture, sample) = (Fixture(), ChangeSample())
    fixture.changes = .measured(sample.results)
    let first = try situation("Frequent", fixture)
    #expect(first.suggestion == "**MVC**, clear: 2 of 2 rows")
    #expect(
      try row("Lines that redesigns touch in files that existed (`push`)", first) == ["**6**", "10", "18"])
    #expect(try row("Unit tests that they edit", first) == ["**1**", "2", "3"])
    sample.addedToExisting["push"] = [4, 8, 0]
    fixture.changes = .measured(sample.results)
    #expect(
      try situation("Frequent", fixture).suggestion
        == "not clear: 1 of 2 rows for **MVC** and 1 for **VIPER**")
  }

  /// To do nothing for a request is not to do it with the fewest lines.
  @Test func `where one has no patches redesigns are not weighed`() throws {
    var fixture = Fixture()
    fixture.changes = .measured(ChangeSample().results.limited(to: ["MVC", "MVVM"]))
    #expect(try situation("Frequent", fixture).rows.isEmpty)
  }

  // 40 to 20 lines, 90 to 60 and 100 to 100: the larger the divisor, the smaller the ratio.
  @Test func `public apps stand beside the rows and speak for nobody`() throws {
    var fixture = Fixture()
    let apps = [(20, 40), (60, 90), (100, 100)].map { mvc, mvvm in
      ElsewhereResults.PublicApp(
        repository: "a/b", commit: "c", subject: "notes", behavesAlike: true,
        builds: [("MVC", mvc), ("MVVM", mvvm)].map { name, lines in
          ElsewhereResults.AppBuild(
            architecture: name, codeLines: lines, ownCodeLines: lines, types: 1, protocols: 0, files: 1,
            viewControllers: 0, viewControllerLines: 0)
        })
    }
    let before = try situation("A prototype", fixture).suggestion
    fixture.elsewhere = ElsewhereResults(apps: apps)
    let prototype = try situation("A prototype", fixture)
    #expect(prototype.suggestion == before)
    #expect(try row("[Public apps](/elsewhere.md): own code lines", prototype) == ["1", "1.50", "–"])
    #expect(
      try row("[Public apps](/elsewhere.md): rank correlation", situation("Eight", fixture))
        == ["–", "−1.00", "–"])
  }

  @Test func `what was not measured is not weighed, and says so`() throws {
    let situation = try situation("A slow network", Fixture())
    #expect(situation.rows.isEmpty)
    #expect(
      situation.line == "**A slow network or storage:** nothing that these results measure decides it."
        + " Not measured: a network; the rows are what it took to be ready for late answers.")
  }

  @Test func `one architecture leaves nothing to decide`() throws {
    var fixture = Fixture()
    fixture.architectures = [("MVC", 1)]
    let findings = try Findings(
      fixture.results(), stored: [], bootstrap: HierarchicalBootstrap(resamples: 1_000))
    #expect(Decision(findings).situations.isEmpty)
  }
}
