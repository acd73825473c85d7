import Measurement
import Results
import SourceMetrics
import Testing

@testable import Report

@Suite struct ClaimTests {
  private func claims(_ fixture: Fixture) throws -> [Claim] {
    let findings = try Findings(
      fixture.results(), stored: fixture.runs, bootstrap: HierarchicalBootstrap(resamples: 1_000))
    return try ClaimLedger(findings).claims
  }

  private func verdict(_ beginning: String, _ fixture: Fixture) throws -> ClaimVerdict? {
    try claims(fixture).first { $0.text.hasPrefix(beginning) }?.verdict
  }

  private func fixture(_ structures: StructureResults.ArchitectureSources...) -> Fixture {
    var fixture = Fixture()
    fixture.architectures = structures.map { ($0.name, 1) }
    fixture.structures = structures
    return fixture
  }

  @Test func `a claim is tested only if its architectures were compared`() throws {
    #expect(try claims(Fixture()).count == 13)
    #expect(try claims(fixture(Source.architecture("MVC"))).map(\.verdict) == [.fails])
    #expect(try claims(fixture(Source.architecture("Other"))).isEmpty)
  }

  @Test(arguments: [
    ("pages", "Under VIPER a change of the storage", ["View", "Interactor"], ClaimVerdict.fails),
    ("pages", "Under VIPER a change of the storage", ["View"], .holds),
    ("push", "Under VIPER, showing the same views", ["Router", "Builder"], .holds),
    ("push", "Under VIPER, showing the same views", ["View", "Router"], .fails),
    ("cards", "A second view", ["View", "Builder"], .holds),
    ("cards", "A second view", ["Presenter"], .fails),
    ("detail", "A second view", [], .notMeasured),
  ])
  func `what a request touches in VIPER decides`(
    id: String, claim: String, roles: [String], expected: ClaimVerdict
  ) throws {
    var (fixture, sample) = (Fixture(), ChangeSample())
    sample.ids = [id]
    sample.roles = [id: roles]
    fixture.changes = .measured(sample.results)
    #expect(try verdict(claim, fixture) == expected)
    fixture.changes = .notMeasured(reason: "no request here")
    #expect(try verdict(claim, fixture) == .notMeasured)
  }

  // 30 of 40 lines are just three quarters, 31 are not.
  @Test func `much less code means at most three quarters`() throws {
    let viper = Source.architecture("VIPER", views: [Source.file("View", lines: 40)])
    for (lines, expected) in [(30, ClaimVerdict.holds), (31, .fails)] {
      let mvvm = Source.architecture("MVVM", views: [Source.file("View", lines: lines)])
      #expect(try verdict("MVVM needs much less", fixture(mvvm, viper)) == expected)
    }
  }

  @Test func `many types means most types, most protocols and the fewest lines for each`() throws {
    let contract = FileMetrics(path: "Contract.swift", source: "protocol A {}\nprotocol B {}\n")
    let viper = Source.architecture("VIPER", views: [Source.file("View", lines: 10)], others: [contract])
    let other = Source.architecture("Other", views: [Source.file("View", lines: 40)])
    #expect(try verdict("With VIPER", fixture(other, viper)) == .holds)
    #expect(try verdict("With VIPER", fixture(other, Source.architecture("VIPER"))) == .fails)
  }

  @Test func `smaller view controllers means a tenth fewer lines`() throws {
    let mvc = Source.architecture("MVC", views: [Source.file("AViewController", lines: 20)])
    for (lines, expected) in [(18, ClaimVerdict.holds), (19, .fails)] {
      let mvvm = Source.architecture("MVVM", views: [Source.file("AViewController", lines: lines)])
      #expect(try verdict("View controllers", fixture(mvc, mvvm)) == expected)
    }
    let none = Source.architecture("MVVM", views: [Source.file("Screen", lines: 9)])
    #expect(try verdict("View controllers", fixture(mvc, none)) == .notMeasured)
  }

  @Test func `controllers do everything if they import both sides and hold most of the code`() throws {
    let controller = Source.file("AViewController", lines: 20, imports: ["ContactsDomain", "TerminalKit"])
    #expect(try verdict("Under MVC", fixture(Source.architecture("MVC", views: [controller]))) == .holds)
    let split = Source.architecture("MVC", views: [controller], others: [Source.file("Rest", lines: 30)])
    #expect(try verdict("Under MVC", fixture(split)) == .fails)
  }

  @Test func `one view model that imports the toolkit breaks the separation`() throws {
    let view = Source.file("AViewController", lines: 9, imports: ["TerminalKit"])
    let apart = Source.file("AViewModel", lines: 9, imports: ["ContactsDomain"])
    let across = Source.file("AViewModel", lines: 9, imports: ["TerminalKit"])
    for (model, expected) in [(apart, ClaimVerdict.holds), (across, .fails)] {
      let mvvm = Source.architecture("MVVM", views: [view], others: [model])
      let viper = Source.architecture("VIPER", views: [view])
      #expect(try verdict("Under MVVM", fixture(mvvm, viper)) == expected)
    }
  }

  @Test func `the tap has to pass most types under VIPER`() throws {
    #expect(try verdict("VIPER adds indirection", Fixture()) == .holds)
    #expect(
      try verdict(
        "VIPER adds indirection", fixture(Source.architecture("VIPER"), Source.architecture("Longer")))
        == .fails)
  }

  // Sixty are a quarter more than forty-eight, and less than a quarter more than forty-nine.
  @Test(arguments: [(47, ClaimVerdict.holds), (48, .holds), (49, .fails), (60, .fails), (61, .fails)])
  func `indirection means at least a quarter more types`(types: Int, expected: ClaimVerdict) throws {
    var fixture = fixture(
      Source.architecture("Short"), Source.architecture("Other"), Source.architecture("VIPER"))
    fixture.traces = .measured([
      Taps.trace("Short", types: 3), Taps.trace("Other", types: types), Taps.trace("VIPER", types: 60),
    ])
    #expect(try verdict("VIPER adds indirection", fixture) == expected)
  }

  @Test func `with many workloads the claim on processor time shows verdicts without ratios`() throws {
    var fixture = Fixture()
    fixture.sizes = Dictionary(uniqueKeysWithValues: ["add", "a", "b", "c", "d"].map { ($0, [10]) })
    let claim = try #require(try claims(fixture).first { $0.text.hasPrefix("VIPER is best") })
    #expect(claim.measured.contains("slower: `a` over MVC, `add` over MVC, `b` over MVC"))
    #expect(claim.measured.contains("; faster: `a` over MVVM, `add` over MVVM"))
  }

  // Every samples' p-value is the least that 500 resamples allow, 2 / 501. Each of 4 cells has two ratios to MVC, and two
  // of the cells VIPER's to MVVM besides: a family of 10.
  @Test func `claims are judged together with all other verdicts`() throws {
    let findings = try Findings(
      Fixture().results(), stored: [], bootstrap: HierarchicalBootstrap(resamples: 500))
    let pairs = [
      ("add", 10, "MVVM", "MVC"), ("add", 1_000, "VIPER", "MVVM"), ("launch", 1_000, "VIPER", "MVC"),
    ]
    for (workload, size, arm, over) in pairs {
      let pair = ArmPair(workload: workload, size: size, arm: arm, over: over)
      let judgement = try #require(findings.cost.judgement(of: pair))
      #expect(abs(judgement.adjustedPValue - 10 * 2.0 / 501) < 1e-12)
    }
    let other = ArmPair(workload: "add", size: 10, arm: "VIPER", over: "MVVM")
    #expect(findings.cost.judgement(of: other) == nil)
  }

  @Test func `least processor time means faster than each of the others`() throws {
    var fixture = Fixture()
    #expect(try verdict("VIPER is best", fixture) == .fails)
    fixture.architectures = [("MVC", 1), ("VIPER", 0.5)]
    #expect(try verdict("VIPER is best", fixture) == .holds)
    fixture.control = 1.05
    #expect(try verdict("VIPER is best", fixture) == .unsettled)
  }
}
