import Measurement
import SourceReading
import Testing

@testable import Workbench

@Suite struct ClaimTests {
  private func ledger(_ fixture: Fixture) throws -> ClaimLedger {
    try ClaimLedger(
      fixture.findings(resamples: 1_000))
  }

  private func claims(_ fixture: Fixture) throws -> [Claim] { try ledger(fixture).claims }

  private func verdict(_ beginning: String, _ fixture: Fixture) throws -> ClaimVerdict? {
    try claims(fixture).first { $0.text.hasPrefix(beginning) }?.verdict
  }

  private func fixture(_ structures: StructureResults.ArchitectureSources...) -> Fixture {
    var fixture = Fixture()
    fixture.sizes = ["add": [10]]
    fixture.architectures = structures.map { ($0.name, 1) }
    fixture.structures = structures
    return fixture
  }

  /// A claim is on those that its source compares: VIP has more types of fewer lines than VIPER.
  @Test(arguments: [["MVC", "MVVM", "VIPER"], ["MVC", "MVVM", "VIPER", "VIP"]])
  func `a further architecture turns no claim`(names: [String]) throws {
    let types = ["MVC": 1, "MVVM": 2, "VIPER": 3, "VIP": 9]
    var fixture = Fixture()
    fixture.architectures = names.map { ($0, 1) }
    fixture.structures = names.map { name in
      let count = types[name, default: 1]
      let body = String(repeating: "  var a = 1\n", count: 9 / count)
      let source = (0..<count).map { "protocol P\($0) {}\nclass C\($0) {\n\(body)}\n" }.joined()
      let metrics = FolderMetrics(path: name, files: [FileMetrics(path: "A.swift", source: source)])
      return StructureResults.ArchitectureSources(name: name, metrics: metrics, roles: [])
    }
    #expect(try verdict("With VIPER one creates many classes", fixture) == .holds)
  }

  @Test func `a claim is tested only if its architectures were compared`() throws {
    let all = try ledger(Fixture())
    let numbers = (1...17).map(String.init) + ["18a", "18b"] + (19...24).map(String.init)
    #expect(all.articles.map(\.number) == numbers)
    #expect(all.claims.count == 29 + 6)
    // What view controllers do, and what a study says of MVC apps.
    #expect(
      try claims(fixture(Source.architecture("MVC"))).map(\.verdict) == [.fails, .beyond, .notMeasured])
    #expect(try claims(fixture(Source.architecture("Other"))).isEmpty)
  }

  @Test(arguments: [
    ("push", "Under VIPER, showing the same views", ["Router", "Builder"], ClaimVerdict.holds),
    ("push", "Under VIPER, showing the same views", ["Router", "App"], .partly),
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
    fixture.sizes = ["add": [10]]
    fixture.changes = .measured(sample.results)
    #expect(try verdict(claim, fixture) == expected)
    fixture.changes = .notMeasured(reason: "no request here")
    #expect(try verdict(claim, fixture) == .notMeasured)
  }

  @Test(arguments: [
    (["ContactsDomain", "TerminalKit", "Observation"], ClaimVerdict.holds),
    (["ContactsDomain", "ContactsStorage"], .fails), (["ContactsDomain", "Foundation"], .fails),
  ])
  func `another storage leaves those alone that import none`(
    imports: [String], expected: ClaimVerdict
  ) throws {
    let interactor = Source.file("AnInteractor", lines: 9, imports: imports)
    var fixture = fixture(Source.architecture("VIPER", roles: ["Interactor": [interactor]]))
    var sample = ChangeSample()
    (sample.names, sample.ids, sample.roles) = (["VIPER"], ["pages"], ["pages": ["Interactor"]])
    fixture.changes = .measured(sample.results)
    let claim = try #require(
      try claims(fixture).first { $0.text.hasPrefix("Under VIPER a change of the storage") })
    #expect(claim.verdict == expected && claim.isByConstruction == (expected == .holds))
    #expect(claim.measured.contains("`pages` touches files of these roles, under VIPER: Interactor."))
  }

  // The presenter words what is shown, which MVVM's view model does.
  @Test func `roles that map otherwise than the article has it are told`() throws {
    var (fixture, sample) = (Fixture(), SystemSample())
    fixture.sizes = ["add": [10]]
    fixture.systems = sample.results
    let claim = { try claims(fixture).first { $0.text.hasPrefix("The roles of MVVM and VIPER") } }
    #expect(try claim()?.measured.contains("Presenter does not go onto View, as the article has it") == true)
    #expect(try claim()?.figure.hasSuffix("not as the article maps them") == true)
    sample.files["MVVM"]?["FlowCoordinator.swift"] = nil
    fixture.systems = sample.results
    let measured = try claim()?.measured
    #expect(measured?.contains("Router does not go onto Coordinator") == true)
    #expect(measured?.contains("Router and Builder have duties of several roles of MVVM.") == true)
    sample = SystemSample()
    sample.files["VIPER"]?["List/ListPresenter.swift"] = "class ListPresenter {}"
    sample.cancel["VIPER"] = ["ListViewController.cancel()", "ListRouter.close()"]
    sample.done["VIPER"] = ["ListViewController.done()", "ListInteractor.add()"]
    fixture.systems = sample.results
    #expect(try claim()?.figure.contains("otherwise") == false)
  }

  // 30 of 40 lines are just three quarters, 31 are not.
  @Test func `much less code means at most three quarters`() throws {
    let viper = Source.architecture("VIPER", views: [Source.file("View", lines: 40)])
    for (lines, expected) in [(30, ClaimVerdict.holds), (31, .fails)] {
      let mvvm = Source.architecture("MVVM", views: [Source.file("View", lines: lines)])
      #expect(try verdict("MVVM generally needs", fixture(mvvm, viper)) == expected)
    }
  }

  // Lines of an import are the file's, not the type's; those of an extension are the type's, wherever they stand.
  @Test func `smaller view controllers means types with a tenth fewer lines`() throws {
    let mvc = Source.architecture("MVC", views: [Source.file("AViewController", lines: 20)])
    let row = FileMetrics(
      path: "A+Row.swift", source: "extension AViewController {\n  var row: Int { 1 }\n}\n")
    for (lines, expected) in [(15, ClaimVerdict.holds), (16, .fails)] {
      let view = Source.file("AViewController", lines: lines, imports: ["TerminalKit", "ContactsDomain"])
      let mvvm = Source.architecture("MVVM", views: [view], others: [row])
      #expect(try verdict("View controllers", fixture(mvc, mvvm)) == expected)
    }
    let none = Source.architecture("MVVM", views: [Source.file("Screen", lines: 9)])
    #expect(try verdict("View controllers", fixture(mvc, none)) == .notMeasured)
  }

  @Test func `large presenters means that no type is larger`() throws {
    let view = Source.file("AViewController", lines: 20)
    for (lines, expected) in [(19, ClaimVerdict.beyond), (20, .holds)] {
      let presenter = Source.file("APresenter", lines: lines)
      let viper = Source.architecture("VIPER", views: [view], others: [presenter])
      #expect(try verdict("Under VIPER presenters", fixture(viper)) == expected)
    }
    #expect(try verdict("Under VIPER presenters", fixture(Source.architecture("VIPER"))) == .notMeasured)
  }

  // Sixty are a quarter more than forty-eight, and less than a quarter more than forty-nine.
  @Test(arguments: [(47, ClaimVerdict.holds), (48, .holds), (49, .fails), (60, .fails), (61, .fails)])
  func `indirection means at least a quarter more types`(types: Int, expected: ClaimVerdict) throws {
    var fixture = fixture(
      Source.architecture("MVC"), Source.architecture("MVVM"), Source.architecture("VIPER"))
    fixture.traces = .measured([
      Taps.trace("MVC", types: 3), Taps.trace("MVVM", types: types), Taps.trace("VIPER", types: 60),
    ])
    #expect(try verdict("VIPER adds indirection", fixture) == expected)
  }

  @Test func `the claim on processor time shows the verdict of every workload`() throws {
    var fixture = Fixture()
    fixture.sizes = Dictionary(uniqueKeysWithValues: ["add", "a", "b", "c", "d"].map { ($0, [10]) })
    let claim = try #require(try claims(fixture).first { $0.text.hasPrefix("VIPER is the best in the use") })
    #expect(claim.measured.contains("slower: `a` over MVC, `add` over MVC, `b` over MVC"))
    #expect(claim.measured.contains("; faster: `a` over MVVM, `add` over MVVM"))
  }

  // Every samples' p-value is the least that 500 resamples allow, 2 / 501. Each of 4 cells has two ratios to MVC, and two
  // of the cells VIPER's to MVVM besides: a family of 10.
  @Test func `claims are judged together with all other verdicts`() throws {
    let findings = try Fixture().findings()
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

  // VIPER is slower than MVC in `launch`, whose own controls hold.
  @Test func `where the control fails no workload settles the claim on processor time`() throws {
    var fixture = Fixture()
    for (controls, expected) in [
      ([:], ClaimVerdict.fails), (["add 10": [1.05], "add 1000": [1.05]], .unsettled),
    ] {
      fixture.controls = controls
      let claim = try #require(
        try claims(fixture).first { $0.text.hasPrefix("VIPER is the best in the use") })
      #expect(claim.measured.contains(/slower: [^;]*`launch` over MVC/), "\(claim.measured)")
      #expect(claim.verdict == expected)
      #expect(claim.figure.isEmpty == (expected == .unsettled))
    }
  }

  // The others hold 100 and 300 bytes.
  @Test(
    arguments: [(99, .holds), (299, .partly), (300, .fails), (nil, .notMeasured)] as [(Double?, ClaimVerdict)]
  )
  func `little memory means less than the others`(bytes: Double?, expected: ClaimVerdict) throws {
    var fixture = Fixture()
    fixture.counts = .measured(Held.counts(["MVC": 100, "MVVM": bytes, "VIPER": 300]))
    #expect(try verdict("MVVM is good for the use of memory", fixture) == expected)
    // No type here names another, under MVC or MVVM.
    let study: ClaimVerdict = expected == .holds ? .partly : .fails
    #expect(try verdict("MVP and MVVM are better", fixture) == study)
    fixture.counts = .measured(Held.counts(["MVC": nil, "MVVM": bytes, "VIPER": 300]))
    #expect(try verdict("MVVM is good for the use of memory", fixture) == .notMeasured)
    // Alone it has less than nobody.
    fixture.architectures = [("MVVM", 1)]
    #expect(try verdict("MVVM is good for the use of memory", fixture) == .notMeasured)
  }

  @Test func `what one of the two alone has is not set side by side`() throws {
    var fixture = Fixture()
    fixture.changes = .measured(ChangeSample().results.limited(to: ["MVC", "MVVM"]))
    let claim = try #require(try ledger(fixture).articles.first { $0.number == "19" }?.parts.first)
    #expect(claim.measured.contains("Code lines: MVVM") && !claim.measured.contains("a typical change adds"))
  }

  @Test func `which is the best differs unless one has the least of each`() throws {
    var fixture = Fixture()
    // As little as another is the least too.
    for (bytes, expected) in [(200.0, ClaimVerdict.unsettled), (100, .unsettled), (99, .holds)] {
      fixture.counts = .measured(Held.counts(["MVC": 100, "MVVM": bytes, "VIPER": 300]))
      #expect(try verdict("Which pattern", fixture) == expected)
    }
    fixture.counts = .notMeasured(reason: "nothing counts here")
    #expect(try verdict("Which pattern", fixture) == .notMeasured)
  }

}

@Suite struct ClaimPageTests {
  private let ledger: ClaimLedger
  private let page: String

  private static let plain = Result {
    try ClaimLedger(
      Fixture().findings(resamples: 1_000))
  }

  init() throws {
    ledger = try Self.plain.get()
    page = try Fixture.plain.get().claims
  }

  /// Each claim names a source and has either a rule that code judges, or the reason why nothing can.
  @Test func `every claim of the file has a source and a rule or a reason, and every rule a claim`() {
    let claims = ClaimLedger.blocks.filter { $0["number"] != nil }
    let sources = Set(ClaimLedger.sources.map(\.id))
    #expect(Set(claims.compactMap { $0["by"] }) == sources && sources.count == 11)
    for claim in claims {
      let names = [claim["id"], claim["number"], claim["text"]].compactMap(\.self).joined(separator: " ")
      #expect((claim["id"] == nil) == (claim["rule"] == nil), "\(names)")
      #expect((claim["id"] == nil) == (claim["measured"] == nil), "\(names)")
      #expect(claim["rule"] != nil || claim["missing"] != nil || claim["beyond"] != nil, "\(names)")
      for field in ["number", "about", "by", "text"] { #expect(claim[field]?.isEmpty == false, "\(names)") }
    }
    let ids = claims.compactMap { $0["id"] }
    #expect(Set(ids) == Set(ClaimRules.all.keys) && ids.count == ClaimRules.all.count)
    let known: Set = [
      "number", "short", "part", "id", "about", "by", "text", "rule", "missing", "beyond", "measured",
      "figure",
    ]
    #expect(Set(claims.flatMap(\.keys)) == known)
  }

  @Test func `a line of several claims tells each`() throws {
    let lines = ledger.articles
    #expect(lines.count == 25)
    #expect(
      lines[17].finding == "testability: not measured; cohesion: not measured; memory: not measured")
    #expect(lines[18].finding.hasPrefix("coupling: does not hold here ("))
    #expect(lines[18].finding.contains("); processor time: does not hold here ("))
    #expect(lines[12].finding.hasPrefix("holds here ("))
    for line in lines { #expect(page.contains("| \(line.number) | \(line.short) | \(line.finding) |")) }
  }
}
