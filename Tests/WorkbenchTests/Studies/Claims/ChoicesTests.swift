import Measurement
import SourceReading
import Testing

@testable import BehaviourProof
@testable import Workbench

/// A claim on sources is judged in every choice of one implementation of each pattern.
@Suite struct ChoicesTests {
  private func claim(_ beginning: String, _ fixture: Fixture) throws -> Claim {
    let ledger = try ClaimLedger(
      fixture.findings())
    return try #require(ledger.claims.first { $0.text.hasPrefix(beginning) })
  }

  private func fixture(
    _ structures: [StructureResults.ArchitectureSources], _ metrics: [String: FolderMetrics],
    _ change: (inout VariantSample) -> Void = { _ in }
  ) throws -> Fixture {
    var (fixture, sample) = (Fixture(), VariantSample())
    sample.metrics = metrics
    change(&sample)
    fixture.sizes = ["add": [10]]
    fixture.architectures = structures.map { ($0.name, 1) }
    fixture.structures = structures
    fixture.variants = .measured(try sample.results())
    return fixture
  }

  private static func folder(_ files: FileMetrics...) -> FolderMetrics {
    FolderMetrics(path: "A", files: files)
  }
  private static func lines(_ count: Int) -> FolderMetrics { folder(Source.file("View", lines: count)) }

  private static func sources(_ name: String, _ metrics: FolderMetrics)
    -> StructureResults.ArchitectureSources
  {
    StructureResults.ArchitectureSources(name: name, metrics: metrics, roles: [])
  }

  // Of MVVMs with 30 and 31 lines and VIPERs with 40 and 39, one pair is at most three quarters.
  @Test func `each choice is judged, and who leads is told`() throws {
    let own = [Self.sources("MVVM", Self.lines(30)), Self.sources("VIPER", Self.lines(40))]
    let found = try claim(
      "MVVM generally", fixture(own, ["MVVMWay1": Self.lines(31), "VIPERWay1": Self.lines(39)]))
    #expect(found.verdict == .partly)
    #expect(
      found.measured.hasSuffix(
        "**It holds in 1 of 4 combinations of one MVVM and one VIPER**, the leading ones among them; never with MVVMWay1 and VIPERWay1."
      ))
    #expect(found.figure == "30 code lines, VIPER's 40; in 1 of 4 combinations of one MVVM and one VIPER")
  }

  /// Both MVVMs are in a choice in which it holds.
  @Test func `only those in no choice are named`() throws {
    let own = [Self.sources("MVVM", Self.lines(30)), Self.sources("VIPER", Self.lines(40))]
    let found = try claim(
      "MVVM generally", fixture(own, ["MVVMWay1": Self.lines(29), "VIPERWay1": Self.lines(20)]))
    #expect(
      found.measured.hasSuffix("the leading ones among them; never with VIPERWay1."), "\(found.measured)")
  }

  @Test func `where what leads alone fails, that is told`() throws {
    let own = [Self.sources("MVVM", Self.lines(31)), Self.sources("VIPER", Self.lines(40))]
    let found = try claim(
      "MVVM generally", fixture(own, ["VIPERWay1": Self.lines(80), "VIPERWay2": Self.lines(90)]))
    #expect(
      found.verdict == .partly
        && found.measured.contains(
          "in 2 of 3 combinations of one MVVM and one VIPER**, the leading ones not among them.")
    )
  }

  /// Of MVVM's types fewer fall apart than of VIPER's, and as many as of MVC's; of another VIPER nothing is known.
  @Test func `where what leads fails in one of several pairs, it is not among those that hold`() throws {
    var (fixture, sample, systems) = (Fixture(), VariantSample(), SystemSample())
    let types = { (source: String) in
      (0..<10).map { source.replacing("class A", with: "class A\($0)").replacing("\nclass B {}", with: "") }
        .joined(separator: "\n")
    }
    let (whole, torn) = (types(ClaimConditionTests.inOnePart), types(ClaimConditionTests.inTwoParts))
    for (name, source) in zip(systems.names, [whole, whole, torn]) {
      systems.files[name] = ["A.swift": source]
    }
    fixture.sizes = ["add": [10]]
    fixture.systems = systems.results
    sample.metrics = ["VIPERWay1": Self.lines(10)]
    fixture.variants = .measured(try sample.results())
    let found = try claim("MVVM is good for cohesion", fixture)
    #expect(found.verdict == .partly)
    #expect(found.measured.contains("It holds in 1 of 2 combinations"), "\(found.measured)")
    #expect(found.measured.contains("the leading ones not among them; 1 other settles nothing."))
  }

  @Test(arguments: [
    (60, ClaimVerdict.holds, "in 2 of 2 combinations"), (20, .partly, "in 1 of 2 combinations"),
  ])
  func `all, some`(lines: Int, verdict: ClaimVerdict, words: String) throws {
    let own = [Self.sources("MVVM", Self.lines(30)), Self.sources("VIPER", Self.lines(40))]
    let found = try claim("MVVM generally", fixture(own, ["VIPERWay1": Self.lines(lines)]))
    #expect(found.verdict == verdict && found.measured.contains(words))
  }

  @Test func `none`() throws {
    let own = [Self.sources("MVVM", Self.lines(30)), Self.sources("VIPER", Self.lines(30))]
    let found = try claim("MVVM generally", fixture(own, ["VIPERWay1": Self.lines(20)]))
    #expect(
      found.verdict == .fails
        && found.measured.hasSuffix("**It holds in 0 of 2 combinations of one MVVM and one VIPER**."))
  }

  /// What stands between two patterns, shows something else or fails says nothing of its pattern.
  @Test func `what does not stand for its pattern has no say`() throws {
    let own = [Self.sources("MVVM", Self.lines(30)), Self.sources("VIPER", Self.lines(40))]
    let base = VariantResults.Implementation(
      name: "V", title: "V", folder: "V", pattern: "VIPER", origin: "Somebody", values: [:],
      system: VariantSample.system(Self.lines(2)))
    var (mixture, other, failed) = (base, base, base)
    mixture.towards = "MVVM"
    other.changedScenarios = [ChangeResults.ChangedScenario(name: "Adding", reason: "another")]
    failed.failure = "a step fails"
    let found = try claim("MVVM generally", fixture(own, [:]) { $0.further = [mixture, other, failed] })
    #expect(found.verdict == .holds && !found.measured.contains("It holds in"))
    #expect(try claim("MVVM generally", fixture(own, [:]) { $0.further = [base] }).verdict == .partly)
  }

  /// A claim that leads hold, or do not, and an implementation in which it is the other way round.
  struct Turn: Sendable {
    let claim: String
    let leading: [String: FolderMetrics]
    let variant: String
    let metrics: FolderMetrics
    var words: String
  }

  private static let view = Source.file("AViewController", lines: 20)
  private static let small = Source.file("AViewController", lines: 10)
  private static let knowing = Source.file(
    "AViewController", lines: 20, imports: ["ContactsDomain", "TerminalKit"])
  private static let presenter = Source.file("APresenter", lines: 30)

  private static func types(_ classes: Int, _ protocols: Int, lines: Int) -> FolderMetrics {
    let declarations =
      (0..<classes).map { "class C\($0) {}\n" } + (0..<protocols).map { "protocol P\($0) {}\n" }
    let rest = (declarations.count..<lines).map { "let v\($0) = 1\n" }
    return folder(FileMetrics(path: "A.swift", source: (declarations + rest).joined()))
  }

  private static let turns = [
    Turn(
      claim: "With VIPER one creates",
      leading: [
        "MVC": types(4, 1, lines: 60), "MVVM": types(4, 1, lines: 60), "VIPER": types(6, 3, lines: 90),
      ],
      variant: "MVCWay1", metrics: types(4, 3, lines: 90),
      words: "1 of 2 combinations of one MVC, one MVVM and one VIPER"),
    Turn(
      claim: "View controllers are", leading: ["MVC": folder(view), "MVVM": folder(small)],
      variant: "MVVMWay1",
      metrics: folder(view), words: "1 of 2 combinations of one MVC and one MVVM"),
    Turn(
      claim: "Under VIPER presenters", leading: ["VIPER": folder(view, presenter)], variant: "VIPERWay1",
      metrics: folder(view, Source.file("APresenter", lines: 19)), words: "1 of 2 VIPERs"),
    Turn(
      claim: "Under MVC the view controllers end", leading: ["MVC": folder(knowing)], variant: "MVCWay1",
      metrics: folder(view), words: "1 of 2 MVCs"),
    Turn(
      claim: "Under MVVM and VIPER the view", leading: ["MVVM": folder(view), "VIPER": folder(view)],
      variant: "VIPERWay1", metrics: folder(knowing), words: "2 of 3 MVVMs and VIPERs"),
    Turn(
      claim: "Under VIPER a change of the storage", leading: ["VIPER": folder(view)], variant: "VIPERWay1",
      metrics: folder(Source.file("AnInteractor", lines: 3, imports: ["ContactsStorage"])),
      words: "1 of 2 VIPERs"),
  ]

  @Test(arguments: turns)
  func `an implementation turns a claim on its pattern`(_ turn: Turn) throws {
    let own = turn.leading.sorted { $0.key < $1.key }.map { Self.sources($0.key, $0.value) }
    let found = try claim(turn.claim, fixture(own, [turn.variant: turn.metrics]))
    #expect(found.verdict == .partly)
    #expect(found.measured.contains("**It holds in \(turn.words)**"), "\(found.measured)")
    #expect(!found.isByConstruction)
  }

  // By name the leading ones pass 3, 4 and 5 types; 6 are a quarter more than 4, and 5 are a quarter more than 4.
  @Test(arguments: [(4.0, ClaimVerdict.holds), (5, .partly)])
  func `types that a tap passes are counted in each`(types: Double, expected: ClaimVerdict) throws {
    let own = ["MVC", "MVVM", "VIPER"].map { Self.sources($0, Self.lines(9)) }
    let found = try claim(
      "VIPER adds indirection",
      fixture(own, [:]) { sample in
        sample.further = [
          .init(
            name: "Another", title: "Another", folder: "A", pattern: "MVVM", origin: "Somebody",
            values: [.tapTypes: types], system: VariantSample.system(Self.lines(9)))
        ]
      })
    #expect(found.verdict == expected, "\(found.measured)")
  }

  // MVVM holds 99 bytes, MVC 100 and VIPER 300.
  @Test(arguments: [(99.0, ClaimVerdict.holds), (100, .partly)])
  func `bytes are compared in each`(bytes: Double, expected: ClaimVerdict) throws {
    let own = ["MVC", "MVVM", "VIPER"].map { Self.sources($0, Self.lines(9)) }
    var fixture = try fixture(own, [:]) { sample in
      sample.further = [
        .init(
          name: "Another", title: "Another", folder: "A", pattern: "MVVM", origin: "Somebody",
          values: [.sceneBytes: bytes], system: VariantSample.system(Self.lines(9)))
      ]
    }
    fixture.counts = .measured(Held.counts(["MVC": 100, "MVVM": 99, "VIPER": 300]))
    let found = try claim("MVVM is good for the use of memory", fixture)
    #expect(found.verdict == expected, "\(found.measured)")
  }

  /// It has no view controller, no presenter, and nobody followed its tap or counted what its screen holds.
  @Test(arguments: [
    ("View controllers are", "MVVM"), ("Under VIPER presenters", "VIPER"), ("VIPER adds indirection", "MVC"),
    ("MVVM is good for the use of memory", "MVC"),
  ])
  func `an implementation says nothing of what it does not have`(claim: String, pattern: String) throws {
    let own = [("MVC", [Self.view]), ("MVVM", [Self.small]), ("VIPER", [Self.view, Self.presenter])].map {
      Self.sources($0, FolderMetrics(path: "A", files: $1))
    }
    var fixture = try fixture(own, [:]) { sample in
      sample.further = [
        .init(
          name: "Another", title: "Another", folder: "A", pattern: pattern, origin: "Somebody", values: [:],
          system: VariantSample.system(Self.lines(9)))
      ]
    }
    fixture.counts = .measured(Held.counts(["MVC": 100, "MVVM": 99, "VIPER": 300]))
    let found = try self.claim(claim, fixture)
    #expect(found.verdict == .holds)
    #expect(found.measured.hasSuffix("among them; 1 other settles nothing."), "\(found.measured)")
  }

  private func fixture(
    _ leading: [String: String], _ variants: [String: String], cancel: [String: [String]] = [:],
    areFollowed: Bool = true
  ) throws -> Fixture {
    var sample = SystemSample()
    for (name, source) in leading { sample.files[name] = ["A.swift": source] }
    let found = sample.results
    for (name, source) in variants {
      sample.files[name] = source.isEmpty ? sample.files["VIPER"] : ["A.swift": source]
      sample.done[name] = sample.done["VIPER"]
      sample.cancel[name] = cancel[name] ?? sample.cancel["VIPER"]
    }
    var fixture = try fixture(found.systems.map(\.sources), [:]) { variantSample in
      for name in variants.keys {
        let (system, none) = (sample.system(name), Measured<[TapResults.Stack]>.notMeasured(reason: "none"))
        variantSample.systems[name] = SystemResults.System(
          name: name, folder: system.folder, sources: system.sources, coupling: system.coupling,
          lifetimes: system.lifetimes, done: areFollowed ? system.done : none,
          cancel: areFollowed ? system.cancel : none)
      }
    }
    fixture.systems = found
    return fixture
  }

  // A presenter that closes the screen does what view model and coordinator do.
  @Test func `roles are mapped in each`() throws {
    let claim = "The roles of MVVM and VIPER"
    #expect(try self.claim(claim, fixture([:], ["VIPERWay1": ""])).verdict == .holds)
    let found = try self.claim(
      claim, fixture([:], ["VIPERWay1": ""], cancel: ["VIPERWay1": ["ListPresenter.cancel()"]]))
    #expect(found.verdict == .partly, "\(found.measured)")
    #expect(found.measured.contains("in 1 of 2 combinations of one MVVM and one VIPER"))
    let unknown = try self.claim(claim, fixture([:], ["VIPERWay1": ""], areFollowed: false))
    #expect(unknown.measured.hasSuffix("1 other settles nothing."), "\(unknown.measured)")
  }

  private static let apartTypes = "class A {}\nclass B {}"
  private static let coupledTypes = "class A { var b: B }\nclass B {}"
  private static let knowingTypes = "class A { var c: Contact }\nclass B {}"

  /// By the app's types alone what knows the domain is apart, and by all types it is coupled: the two disagree.
  @Test(
    arguments: [
      (
        [apartTypes], ClaimVerdict.holds,
        "in 2 of 2 combinations of one MVC, one MVVM and one VIPER**, the leading"
      ),
      (
        [coupledTypes], .partly,
        "in 1 of 2 combinations of one MVC, one MVVM and one VIPER**, the leading ones among"
      ),
      (
        [apartTypes, knowingTypes], .holds,
        "one VIPER** from which something follows, the leading ones among them; 1 other settles nothing."
      ),
      ([knowingTypes, knowingTypes], .beyond, "among them; 2 others settle nothing."),
    ])
  func `types that a type names are counted in each`(
    variants: [String], expected: ClaimVerdict, words: String
  ) throws {
    let own = ["MVC": Self.coupledTypes, "MVVM": Self.coupledTypes, "VIPER": Self.apartTypes]
    let others = variants.enumerated().map { ("VIPERWay\($0 + 1)", $1) }
    let found = try claim(
      "VIPER is the best in coupling", fixture(own, Dictionary(uniqueKeysWithValues: others)))
    #expect(found.verdict == expected && found.measured.contains(words), "\(found.measured)")
  }

  @Test func `where the choice of those that lead says nothing, they are not told`() throws {
    let own = ["MVC": Self.coupledTypes, "MVVM": Self.coupledTypes, "VIPER": Self.knowingTypes]
    let found = try claim("VIPER is the best in coupling", fixture(own, ["VIPERWay1": Self.apartTypes]))
    #expect(
      found.measured.hasSuffix(
        "**It holds in 1 of 1 combinations of one MVC, one MVVM and one VIPER** from which something"
          + " follows; 1 other settles nothing."))
  }

  @Test func `the page says whether others than those that lead were measured`() throws {
    let own = VariantResults.patterns.map { Self.sources($0, Self.lines(30)) }
    let alone = "each claim is judged on these."
    #expect(try fixture(own, [:]).report().claims.contains(alone))
    let page = try fixture(own, ["VIPERWay1": Self.lines(39)]).report().claims
    #expect(!page.contains(alone) && page.contains("on every combination of our [implementations]"))
  }
}
