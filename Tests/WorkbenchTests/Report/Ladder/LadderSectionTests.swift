import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand from the sample.
@Suite struct LadderSectionTests {
  private func page(_ change: (inout VariantSample) -> Void = { _ in }) throws -> String {
    var (fixture, sample) = (Fixture(), VariantSample())
    change(&sample)
    fixture.variants = .measured(sample.results)
    return try fixture.report().markdown
  }

  private func rows(_ heading: String, of page: String, table: Int = 0) -> [[String]] {
    let tables = MarkdownReading(page.section("### \(heading)")).tables
    return table < tables.count ? tables[table] : []
  }

  @Test func `without variants there is nothing to say`() throws {
    #expect(try !Fixture().report().markdown.contains("built another way"))
    var fixture = Fixture()
    fixture.variants = .notMeasured(reason: "a patch is stale")
    #expect(try fixture.report().markdown.contains("Not measured: a patch is stale."))
  }

  @Test func `each step stands between where it starts and where it leads`() throws {
    let page = try page()
    let rows = rows("Step by step", of: page)
    #expect(rows[0] == ["After", "Code lines", "Types", "Of these, protocols", "Files"])
    #expect(
      rows[2...4] == [
        ["MVVM as it is", "100", "5", "1", "3"], ["`1-first`", "110", "5", "1", "3"],
        ["`2-second`", "120", "5", "1", "3"],
      ])
    #expect(rows[5][0] == "beside: VIPER")
    #expect(page.contains("After 2 steps the files of MVVM keep every rule of VIPER's roles."))
    #expect(
      page.contains(
        "- `1-first`: the step 1-first. Code lines: +12 −2; unit tests that had to change: 5. Its roles: View and Presenter.\n"
      ))
  }

  @Test func `a rule that is broken is told`() throws {
    let page = try page { $0.violations = ["A.swift, a View, imports B"] }
    #expect(page.contains("After 2 steps the files of MVVM break rules of VIPER's roles."))
    #expect(page.contains("- A.swift, a View, imports B\n"))
  }

  @Test func `what the programs take is told before and after`() throws {
    let page = try page { $0.counts = .measured(VariantSample.counts((1_000, 1_500), (4_000, 5_000))) }
    let rows = rows("All at launch", of: page, table: 1)
    #expect(rows[2] == ["`memory-launch` at 10: bytes held", "1,000", "1,500", "1.50"])
    #expect(rows[3] == ["`launch` at 10: instructions", "4,000", "5,000", "1.25"])
    #expect(page.contains("- The second visit to Add starts empty: it is \\| the first\n"))
    let none = try self.page { $0.counts = .notMeasured(reason: "no compiler") }
    #expect(none.contains("What the programs take is not measured: no compiler."))
  }

  // MARK: Claims

  private func verdict(
    _ beginning: String, _ change: (inout VariantSample) -> Void = { _ in }
  ) throws -> ClaimVerdict? {
    var (fixture, sample) = (Fixture(), VariantSample())
    change(&sample)
    fixture.variants = .measured(sample.results)
    let findings = try Findings(
      fixture.results(), stored: [], bootstrap: HierarchicalBootstrap(resamples: 1_000))
    return try ClaimLedger(findings).claims.first { $0.text.hasPrefix(beginning) }?.verdict
  }

  @Test func `two extractions and a rename lead to VIPER where no rule is broken`() throws {
    #expect(try verdict("MVVM becomes VIPER") == .holds)
    #expect(try verdict("MVVM becomes VIPER") { $0.violations = ["one"] } == .fails)
    #expect(try verdict("MVVM becomes VIPER") { $0.folders = [VariantResults.launchGraph] } == .notMeasured)
  }

  @Test(arguments: [
    (1_500.0, 5_000.0, 30.0, ClaimVerdict.holds), (1_000, 5_000, 30, .fails), (1_500, 4_000, 30, .fails),
    (1_500, 5_000, 20, .fails),
  ])
  func `the graph at launch costs where all are more`(
    bytes: Double, instructions: Double, allocations: Double, expected: ClaimVerdict
  ) throws {
    let counts = VariantSample.counts(
      (1_000, bytes), (4_000, instructions), allocations: (20, allocations))
    #expect(try verdict("Creating the whole graph") { $0.counts = .measured(counts) } == expected)
  }

  @Test func `what was not counted settles nothing`() throws {
    #expect(try verdict("Creating the whole graph") == .notMeasured)
    let counts = VariantSample.counts((1_000, 1_500), nil)
    #expect(try verdict("Creating the whole graph") { $0.counts = .measured(counts) } == .notMeasured)
  }

  @Test func `a screen that is kept is stale where a second visit no longer holds`() throws {
    #expect(try verdict("A module that is kept") == .holds)
    #expect(try verdict("A module that is kept") { $0.changedScenarios = [] } == .fails)
  }
}
