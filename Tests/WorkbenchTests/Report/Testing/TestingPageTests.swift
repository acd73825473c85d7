import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand from the sample.
@Suite struct TestingPageTests {
  private func fixture(_ change: (inout TestingSample) -> Void = { _ in }) -> Fixture {
    var (fixture, sample) = (Fixture(), TestingSample())
    change(&sample)
    fixture.testing = .measured(sample.results)
    return fixture
  }

  private func row(_ title: String, of page: String) -> [String]? {
    MarkdownReading(page).row(title)?.map { $0.replacing("\u{A0}", with: " ") }
  }

  @Test(arguments: [
    ["Behaviours shown without a screen", "0 (0 %)", "6 (60 %)", "5 (50 %)"],
    ["… with a view controller alone", "9 (90 %)", "3 (30 %)", "4 (40 %)"],
    ["… with the whole app only", "1 (10 %)", "1 (10 %)", "1 (10 %)"], ["Tests", "4", "4", "4"],
    ["Code lines of the tests", "50", "50", "50"], ["Doubles, types", "2", "2", "2"],
    ["Code lines of the doubles", "30", "30", "30"],
    // Of 0, 2, 4 and 9; and of 0, 1, 3 and 3.
    ["Lines before the act, median", "3", "3", "3"], ["Objects made for one test, median", "2", "2", "2"],
    ["Mutants that can be found", "4", "4", "4"],
    ["… found by the tests of their file", "100 %", "50 %", "75 %"],
    ["… found by all unit tests", "100 %", "75 %", "100 %"],
    ["… found by the scenarios", "50 %", "25 %", "25 %"],
    ["… found by any of them", "100 %", "75 %", "100 %"], ["Listed as equivalent", "1", "1", "1"],
    ["Roles whose tests fail for one mutant, mean", "2.00 of 2", "2.00 of 2", "2.00 of 2"],
  ])
  func `each measure has a row`(cells: [String]) throws {
    let report = try fixture().report()
    #expect(row(cells[0], of: report.testing) == cells)
    #expect(row(cells[0], of: report.markdown) == cells)
  }

  @Test func `a role has its own tests and mutants`() throws {
    let rows = MarkdownReading(try fixture().report().testing.section("## Role by role")).tables.first
    #expect(
      rows?.map { $0.map { $0.replacing("\u{A0}", with: " ") } }[2...3] == [
        ["MVC", "View", "3", "40", "4", "3", "4", "100 %"],
        ["MVC", "Row", "1", "10", "0", "0", "0", "none to find"],
      ])
  }

  @Test func `one without unit tests empties no row of the others on the first page`() throws {
    let page = try fixture { $0.names.removeLast() }.report().markdown
    #expect(
      row("**Behaviours that tests show without a screen, of 10**", of: page)?[1...] == [
        "0", "6", "no unit tests",
      ])
    #expect(row("**Mutants of 1 kind that unit tests find**", of: page)?.last == "no unit tests")
    #expect(row("**Code lines of unit tests**", of: page)?[1] == "50")
  }

  @Test func `the same behaviour stands there in each architecture`() throws {
    let page = try fixture().report().testing
    #expect(page.contains("*A failed save can be tried again*"))
    for name in TestingSample().names {
      #expect(page.contains("**\(name)**, [Tests/\(name)/ATests.swift](../Tests/\(name)/ATests.swift):"))
      #expect(page.contains("```swift\n@Test func a() {\n  #expect(\"\(name)\" == b)\n}\n```"))
    }
  }

  @Test func `survivors and equivalents are folded`() throws {
    let page = try fixture().report().testing
    #expect(page.contains("<summary>Found by nobody: 1</summary>"))
    #expect(page.contains("- MVVM, `F.swift:3`, drop a call: `f(a)`\n"))
    #expect(page.contains("- Domain, `F.swift:4`, drop a call: `f(a)`: Nobody sees it"))
    #expect(page.contains("its unit tests find 100 %, the scenarios 0 %".replacing(" %", with: "\u{A0}%")))
    let none = try fixture { $0.found["MVVM"] = [4, 4, 4] }.report().testing
    #expect(none.contains("None but those that are equivalent to the source."))
  }

  @Test func `what was not measured is no zero`() throws {
    let page = try fixture { $0.hasMutants = false }.report().testing
    #expect(
      row("… found by all unit tests", of: page)?.dropFirst().allSatisfy { $0 == "not measured" } == true)
    #expect(page.contains("**Not measured:** not measured for these sources."))
    #expect(page.section("## The domain").contains("**Mutants of the domain:**"))
    #expect(try Fixture().report().testing.contains("**Not measured:** these results were written before"))
    var other = Fixture()
    other.testing = .notMeasured(reason: "there are no unit tests")
    #expect(try other.report().testing.contains("**Not measured:** there are no unit tests."))
  }

  // MARK: Claims

  private func verdict(_ text: String, _ fixture: Fixture) throws -> ClaimVerdict? {
    let findings = try Findings(
      fixture.results(), stored: [], bootstrap: HierarchicalBootstrap(resamples: 1_000))
    return try ClaimLedger(findings).claims.first { $0.text.hasPrefix(text) }?.verdict
  }

  @Test(arguments: [
    ([6, 3, 1], [5, 4, 1], ClaimVerdict.holds), ([5, 4, 1], [1, 8, 1], .fails),
    ([6, 3, 1], [7, 2, 1], .fails),
  ])
  func `MVVM is good for testability where most is shown without a screen`(
    mvvm: [Int], viper: [Int], expected: ClaimVerdict
  ) throws {
    let sample = fixture { $0.levels = ["MVC": [0, 9, 1], "MVVM": mvvm, "VIPER": viper] }
    #expect(try verdict("MVVM is good for testability", sample) == expected)
    #expect(try verdict("MVVM is good for testability", Fixture()) == .notMeasured)
  }

  /// The fixture's sources import no user interface at all, so that VIPER has no larger share without one.
  @Test(arguments: [
    ([7, 2, 1], [4, 4, 0], ClaimVerdict.unsettled), ([6, 3, 1], [4, 4, 0], .unsettled),
    ([6, 3, 1], [2, 4, 0], .fails),
  ])
  func `VIPER's separation improves what is more than under MVVM`(
    levels: [Int], found: [Int], expected: ClaimVerdict
  ) throws {
    let sample = fixture {
      $0.levels["VIPER"] = levels
      $0.found["VIPER"] = found
    }
    #expect(try verdict("VIPER's clearer separation", sample) == expected)
    #expect(try verdict("VIPER's clearer separation", fixture { $0.hasMutants = false }) == .notMeasured)
  }
}
