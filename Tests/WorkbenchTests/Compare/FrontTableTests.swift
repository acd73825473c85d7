import CommandLineKit
import Testing

@testable import Measurement
@testable import Workbench

/// The first table and its picture. Every number is worked out by hand.
@Suite struct FrontTableTests {
  private func findings(_ change: (inout Fixture) throws -> Void = { _ in }) throws -> Findings {
    var fixture = Fixture()
    try change(&fixture)
    return try fixture.findings()
  }

  private func table(_ change: (inout Fixture) throws -> Void = { _ in }) throws -> FrontTable {
    FrontTable(findings: try findings(change))
  }

  private func rows(_ table: MarkdownTable) throws -> [[String]] {
    try #require(MarkdownReading(table.markdown + "\n").tables.first)
  }

  /// All that is counted, where MVC has 30 lines, MVVM 40 and VIPER 50.
  private func fill(_ fixture: inout Fixture) {
    fixture.changes = .measured(ChangeSample().results)
    fixture.testing = TestingSample()
    fixture.life = LifeSample().results
  }

  /// One view controller of 20 lines and a rest, in files of so many lines each.
  private func sources(_ lines: [Int]...) -> [StructureResults.ArchitectureSources] {
    zip(["MVC", "MVVM", "VIPER"], lines).map { name, lines in
      Source.architecture(
        name, views: [Source.file("AViewController", lines: 20)],
        others: lines.enumerated().map { Source.file("Rest\($0.offset)", lines: $0.element) })
    }
  }

  // MARK: Alike

  @Test func `what is alike is told once where it is equal, and of each where it is nearly`() throws {
    let found = try table {
      $0.structures = sources([10], [12], [13])
      $0.traces = .measured($0.names.map { Taps.trace($0, types: 4) })
      var testing = TestingSample()
      testing.levels = ["MVC": [5, 4, 1], "MVVM": [5, 4, 1], "VIPER": [5, 4, 1]]
      $0.testing = testing
    }
    #expect(
      found.alike
        == "Nearly the same in all: code lines (30, 32 and 33), types (2), code lines of the largest type (20), functions"
        + " one tap passes (4), behaviours whose tests need a view controller (5 of 10), code lines of unit tests and"
        + " their doubles (80) and share of roles whose tests fail for one fault (100\u{A0}%).")
    // It is not in the table again.
    #expect(try rows(found.table).dropFirst(2).map { $0[0] }.allSatisfy { !$0.contains("ode lines") })
  }

  @Test
  func `what is not known of all is not alike in all, and neither is what differs by more than a tenth`()
    throws
  {
    let missing = try table {
      $0.structures = sources([10], [12], [15])
      $0.traces = .notMeasured(reason: "no debugger")
      $0.changes = .measured(ChangeSample().results.limited(to: ["MVC"]))
    }
    #expect(missing.alike == "Nearly the same in all: types (2) and code lines of the largest type (20).")
    #expect(try table().alike == "Nearly the same in all: code lines of the largest type (10).")
    #expect(try table { $0.structures = sources([10], [30, 1], [50, 1, 1]) }.alike.isEmpty)
  }

  // MARK: Table

  @Test func `rows are few, and the times stand last`() throws {
    let titles = try rows(
      table {
        fill(&$0)
        $0.sizes["scroll"] = [1_000]
        var testing = TestingSample()
        testing.viewTestLines = ["MVVM": 60, "VIPER": 80]
        $0.testing = testing
      }.table
    ).map { $0[0] }
    #expect(titles.count == 2 + 12)
    #expect(
      titles.dropFirst(2) == [
        "**Code lines**", "**Types**", "**Code lines of the largest type after 4 releases**",
        "**Functions one tap passes**", "**Code lines added by 3 changes**",
        "**Unit tests edited for 3 changes**",
        "**Behaviours whose tests need a view controller (of 10)**",
        "**Code lines of unit tests and their doubles**", "**Small faults that no unit test finds**",
        "**Add: time per contact**", "**Launch: time per launch**", "**Scroll: time per scroll**",
      ])
  }

  @Test func `the short table has the few numbers, and the time of the first workload`() throws {
    let found = try rows(table(fill).shortTable)
    #expect(
      found.dropFirst(2).map { $0[0] } == [
        "Lines of code", "Lines of the largest type, in the app 4 releases later", "Functions one tap passes",
        "Lines added by 3 changes", "Behaviours whose tests need a view controller (of 10)",
        "Time for one `add`",
      ])
    #expect(found[0] == ["", "MVC", "MVVM", "VIPER"])
    let today = try rows(table { $0.structures = sources([30], [40], [50]) }.shortTable)
    #expect(today.contains(["Lines of the largest type", "30", "40", "50"]))
  }

  /// Nothing is so many times nothing; and what one lacks has no ratio.
  @Test func `a ratio needs something to be over`() throws {
    let none = try rows(table { $0.testing = TestingSample() }.table)
    let faults = try #require(none.first { $0[0] == "**Small faults that no unit test finds**" })
    #expect(faults.dropFirst() == ["0\u{A0}%", "25\u{A0}%", "0\u{A0}%"])
    let some = try rows(
      table {
        $0.architectures = [("MVVM", 1), ("MVC", 1), ("VIPER", 1)]
        $0.testing = TestingSample()
      }.table)
    let share = try #require(some.first { $0[0] == "**Small faults that no unit test finds**" })
    #expect(share.dropFirst() == ["25\u{A0}%", "0\u{A0}%<br>×\u{A0}0.00", "0\u{A0}%<br>×\u{A0}0.00"])
  }

  @Test func `the title names a size that all share`() throws {
    #expect(try table().title == "The numbers, with 1,000 contacts")
    #expect(try table { $0.sizes = ["add": [10], "launch": [100]] }.title == "The numbers")
  }

  // MARK: Doubt

  @Test func `a verdict that is not settled is told with what it hangs on`() throws {
    func cell(_ change: (inout Fixture) -> Void) throws -> String {
      let found = try rows(table(change).table)
      return try #require(found.first { $0[0] == "**Add: time per contact**" })[2]
    }
    #expect(try cell { _ in } == "2.0\u{A0}µs<br>×\u{A0}2.0000")
    let near = try cell {
      ($0.launches, $0.drift, $0.architectures[1].factor) = (20, 1.001, 1.0195)
    }
    #expect(near.hasSuffix("<br>inconclusive"))
    let controlled = try cell {
      $0.alsoControlled = ["MVVM"]
      $0.controls = ["MVVM add 1000": [0.9, 1.1]]
    }
    #expect(controlled.hasSuffix("<br>inconclusive (control)"))
  }

  // MARK: All implementations

  /// With more of MVC: 100, 120, 140 and 160 lines, of which the named one leads.
  private func standing(_ lines: [Double]) throws -> String? {
    try findings {
      var sample = VariantSample()
      (sample.lines, sample.times) = ([("MVC", lines), ("MVVM", [1]), ("VIP", [1, 2])], [:])
      $0.variants = .measured(try sample.results())
    }.standing
  }

  /// Of one implementation, and of a pattern that is not compared, nothing is said.
  @Test(
    arguments: [
      ([1, 2, 3], "shortest"), ([3, 1, 2], "longest"), ([2, 1, 3], "middle one"),
      ([2, 1, 3, 4], "second shortest"),
      ([3, 1, 2, 4], "shortest but 2"), ([3, 1, 2, 4, 5], "middle one"), ([4, 1, 2, 3, 5], "shortest but 3"),
    ] as [([Double], String)])
  func `where the leading one stands is told`(lines: [Double], rank: String) throws {
    #expect(try standing(lines) == "the \(rank) of \(lines.count) MVCs")
  }

  @Test func `where there are no others nothing is said of them`() throws {
    #expect(try standing([1]) == nil)
    let alone = try findings()
    #expect(alone.standing == nil && FrontTable(findings: alone).ranges == nil)
    #expect(alone.codeLineRange(of: "MVVM") == nil)
  }

  @Test func `ranges are told of all but the first, where sizes are theirs`() throws {
    let variants = try Measured.measured(VariantSample().results())
    let found = try findings { $0.variants = variants }
    #expect(
      FrontTable(findings: found).ranges
        == "Each pattern was built several times: any MVVM has 0.94–\u{2060}2.40 and any VIPER has 1.06–\u{2060}4.00 times"
        + " the lines of any MVC ([pattern or author?](/variants.md)). The table has the first written of each: the"
        + " shortest of 4 MVCs, the shortest of 5 MVVMs and the second shortest of 4 VIPERs.")
    #expect(found.pair(by: .codeLines, of: "MVC") == nil)
    let other = try findings {
      $0.variants = variants
      $0.sizes = ["add": [10], "launch": [10]]
    }
    #expect(other.codeLineRange(of: "MVVM") == nil)
    #expect(FrontTable(findings: other).ranges == nil)
  }

  // MARK: Picture

  @Test func `the picture has the ratios of all that was measured`() throws {
    let chart = try table(fill).chart
    #expect(chart.series.map(\.label) == ["MVVM", "VIPER"])
    #expect(chart.subtitle.hasSuffix("Bars: the interval of times (99 %) and changes (95 %)."))
    let found = chart.groups.map {
      "\($0.label): \($0.ratios.map { $0.map { NumberText.hundredths($0.value) } ?? "–" })"
    }
    #expect(
      found == [
        #"Code lines: ["1.33", "1.67"]"#, #"Functions one tap passes: ["1.33", "1.67"]"#,
        #"Code lines that a change adds, median: ["2.00", "4.00"]"#,
        #"Unit tests edited for 3 changes: ["2.00", "3.00"]"#,
        #"Test-double types: ["1.00", "1.00"]"#,
        #"Code lines of the largest type after 4 releases: ["1.10", "0.67"]"#,
        #"Set-up lines of a typical test: ["1.00", "1.00"]"#,
        #"Share of roles whose tests fail for one fault: ["1.00", "1.00"]"#,
        #"Behaviours whose tests need a view controller (of 10): ["0.40", "0.50"]"#,
        #"Add: time: ["2.00", "1.50"]"#, #"Launch: time: ["2.00", "1.50"]"#,
      ])
    #expect(chart.groups.last?.ratios.allSatisfy { $0?.interval != nil } == true)
  }

  @Test func `where all implementations were measured bars are their ranges`() throws {
    let chart = try table {
      $0.variants = .measured(try VariantSample().results())
      $0.traces = .notMeasured(reason: "no debugger")
    }.chart
    #expect(chart.subtitle.contains("Bars: the range over all implementations;"))
    let lines = try #require(chart.groups.first { $0.label == "Code lines" })
    let ranges: [ClosedRange<Double>?] = [150 / 160...2.4, 170 / 160...4]
    #expect(lines.ratios.map { $0?.interval } == ranges)
    let add = try #require(chart.groups.first { $0.label == "Add: time" })
    // No other VIPER was timed.
    #expect(add.ratios[0]?.interval == (1.03 / 1.02)...(2 / 0.99))
    #expect(add.ratios[1]?.interval?.contains(1.5) == true)
    #expect(!chart.groups.map(\.label).contains("Functions one tap passes"))
  }
}
