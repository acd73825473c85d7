import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand from the sample.
@Suite struct TestingPageTests {
  private func fixture(_ change: (inout TestingSample) -> Void = { _ in }) -> Fixture {
    var (fixture, sample) = (Fixture(), TestingSample())
    change(&sample)
    fixture.testing = sample
    return fixture
  }

  private static let plain = Result {
    var fixture = Fixture()
    fixture.testing = TestingSample()
    return try fixture.report()
  }

  private func row(_ title: String, of page: String) -> [String]? {
    MarkdownReading(page).row(title)?.map { $0.replacing("\u{A0}", with: " ") }
  }

  @Test func `a kind of fault counts once, wherever it was put`() throws {
    let sample = TestingSample()
    let outcome = MutantOutcome(
      id: "ContactsDomain-1", file: "F.swift", line: 1, role: "", change: "a change of the domain",
      original: "a", replacement: "b", end: .passed, foundBy: [], failingRoles: [])
    var outcomes = sample.mutants.outcomes
    outcomes[MutationSubject.domainName] = .measured([outcome])
    let faults = try [sample.mutants, StoredMutants(outcomes)].map {
      try TestingFindings(sample.results, architectures: ["MVC"], mutants: $0).faults
    }
    #expect(faults == [["drop a call"], ["a change of the domain", "drop a call"]])
  }

  @Test(arguments: [
    ["Behaviours shown by UI-free tests", "0 (0 %)", "6 (60 %)", "5 (50 %)"],
    ["… with a view controller alone", "9 (90 %)", "3 (30 %)", "4 (40 %)"],
    ["… with the whole app only", "1 (10 %)", "1 (10 %)", "1 (10 %)"],
    ["Rules of the domain, shown by UI-free tests", "2", "2", "2"], ["Tests", "4", "4", "4"],
    ["Code lines of the tests", "80", "80", "80"], ["… of these, of doubles", "30", "30", "30"],
    ["Doubles, types", "2", "2", "2"],
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
    #expect(row(cells[0], of: try Self.plain.get().testing) == cells)
  }

  @Test func `a role has its own tests and mutants`() throws {
    let rows = MarkdownReading(try Self.plain.get().testing.section("## Role by role")).tables.first
    #expect(
      rows?.map { $0.map { $0.replacing("\u{A0}", with: " ") } }[2...3] == [
        ["MVC", "View", "3", "40", "4", "3", "4", "100 %"],
        ["MVC", "Row", "1", "10", "0", "0", "0", "none to find"],
      ])
  }

  @Test func `one that was not compared stands beside the others on this page alone`() throws {
    let report = try fixture { sample in
      sample.names.append("VIP")
      sample.levels["VIP"] = [8, 1, 1]
    }.report()
    #expect(
      row("Behaviours shown by UI-free tests", of: report.testing)?[1...]
        == ["0 (0 %)", "6 (60 %)", "5 (50 %)", "8 (80 %)"])
  }

  @Test func `rules of the domain are told apart`() throws {
    let page = try Self.plain.get().testing
    #expect(page.contains("10 behaviours are the app's own."))
    #expect(page.contains("2 rules of the domain are counted apart"))
    #expect(page.contains("for every architecture: *Equal names* and *An empty name*."))
    let none = try fixture { $0.domainRules = [] }.report().testing
    #expect(!none.contains("of the domain are counted apart"))
  }

  // The sample's three requests remove a test each and change 0, 1 and 2 of them; `push` edits a scenario.
  @Test func `both suites are said to be edited`() throws {
    var fixture = fixture()
    fixture.changes = .measured(ChangeSample().results)
    let report = try fixture.report()
    #expect(row("Unit tests that 3 changes edit", of: report.testing)?[1...] == ["3", "6", "9"])
    #expect(row("Scenarios that they edit", of: report.testing)?[1...] == ["1", "1", "1"])
    #expect(report.testing.contains("Each change edits the same scenarios in every architecture."))
  }

  @Test func `what was not measured is no zero`() throws {
    let page = try fixture { $0.hasMutants = false }.report().testing
    #expect(
      row("… found by all unit tests", of: page)?.dropFirst().allSatisfy { $0 == "not measured" } == true)
    #expect(
      page.contains(
        "**Not measured:** mutants of MVC, MVVM and VIPER: not measured for these sources."))
    #expect(page.section("## The domain").contains("**Mutants of the domain:**"))
    #expect(try Fixture.plain.get().testing.contains("**Not measured:** there are no unit tests."))
  }
}
