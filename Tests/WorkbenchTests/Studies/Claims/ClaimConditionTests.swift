import Measurement
import SourceReading
import Testing

@testable import Workbench

/// Each condition of a claim's rule decides alone, and equal is neither more nor less.
@Suite struct ClaimConditionTests {
  /// A change to the results, and the verdict that follows.
  struct Case: CustomTestStringConvertible {
    let claim: String
    var part = ""
    let what: String
    let verdict: ClaimVerdict
    let change: @Sendable (inout Fixture) throws -> Void

    var testDescription: String { "\(claim) \(part): \(what)" }
  }

  @Test(
    arguments: types + controllers + separation + variants + parts + cycles + systems + testability + studies
      + processorTime + modules)
  func `a condition decides`(_ it: Case) throws {
    var fixture = Fixture()
    fixture.sizes = ["add": [10]]
    try it.change(&fixture)
    let ledger = try ClaimLedger(
      fixture.findings())
    let entry = try #require((ledger.articles + ledger.studies).first { $0.number == it.claim })
    let claim = try #require(entry.parts.first { $0.part == it.part })
    #expect(claim.verdict == it.verdict, "\(claim.measured)")
    let isEnforced = ["7", "8"].contains(it.claim) && it.verdict == .holds
    #expect(claim.isByConstruction == isEnforced)
    #expect(!claim.measured.isEmpty && !claim.measured.contains("{"))
  }

  // MARK: Sources

  /// Classes and protocols of a line each, and constants up to so many code lines.
  private static func structure(
    _ name: String, _ counts: (classes: Int, protocols: Int, lines: Int)
  ) -> StructureResults.ArchitectureSources {
    let declarations =
      (0..<counts.classes).map { "class C\($0) {}\n" } + (0..<counts.protocols).map { "protocol P\($0) {}\n" }
    let rest = (declarations.count..<counts.lines).map { "let v\($0) = 1\n" }
    let file = FileMetrics(path: "A.swift", source: (declarations + rest).joined())
    return Source.architecture(name, views: [file])
  }

  private static func ofTypes(
    _ what: String, _ verdict: ClaimVerdict, mvc: (Int, Int, Int) = (4, 1, 60),
    mvvm: (Int, Int, Int) = (4, 1, 60), viper: (Int, Int, Int) = (6, 3, 90)
  ) -> Case {
    Case(claim: "2", what: what, verdict: verdict) {
      $0.structures = [structure("MVC", mvc), structure("MVVM", mvvm), structure("VIPER", viper)]
    }
  }

  // 5 types of 12 lines, 1 of them a protocol; VIPER has 9 of 10 lines, 3 of them protocols.
  private static let types = [
    ofTypes("more types and protocols, and smaller ones", .holds),
    ofTypes("as many types as both", .fails, viper: (2, 3, 50)),
    ofTypes("as many protocols as both", .fails, viper: (8, 1, 90)),
    ofTypes("as many lines for each type as both", .fails, viper: (6, 3, 108)),
    ofTypes("as many types as MVC", .fails, mvc: (8, 1, 108)),
    ofTypes("as many types as MVVM", .fails, mvvm: (8, 1, 108)),
    ofTypes("as many protocols as MVC", .fails, mvc: (2, 3, 60)),
    ofTypes("as many protocols as MVVM", .fails, mvvm: (2, 3, 60)),
    ofTypes("as many lines for each type as MVC", .fails, mvc: (4, 1, 50)),
    ofTypes("as many lines for each type as MVVM", .fails, mvvm: (4, 1, 50)),
  ]

  private static let both = ["ContactsDomain", "TerminalKit"]

  /// Controllers of 10 lines with these imports, each a line, and a rest of so many lines.
  private static func ofControllers(
    _ what: String, _ verdict: ClaimVerdict, _ imports: [[String]], rest: Int
  ) -> Case {
    Case(claim: "6", part: "everything", what: what, verdict: verdict) { fixture in
      let views = imports.enumerated().map { Source.file("V\($0)ViewController", lines: 10, imports: $1) }
      fixture.architectures = [("MVC", 1)]
      fixture.structures = [
        Source.architecture("MVC", views: views, others: [Source.file("Rest", lines: rest)])
      ]
    }
  }

  private static let controllers = [
    ofControllers("more than half of the code", .holds, [both, both], rest: 15),
    ofControllers("half of the code", .fails, [both, both], rest: 16),
    ofControllers("one does not know the domain", .fails, [both, ["TerminalKit"]], rest: 2),
    ofControllers("one does not know the toolkit", .fails, [both, ["ContactsDomain"]], rest: 2),
    ofControllers("there is none", .notMeasured, [], rest: 2),
  ]

  private static func ofLayers(
    _ what: String, _ verdict: ClaimVerdict, mvvm: [String] = [], viper: [String] = [], model: [String] = []
  ) -> Case {
    Case(claim: "7", what: what, verdict: verdict) { fixture in
      let view = { Source.file("AViewController", lines: 9, imports: $0) }
      fixture.architectures = [("MVVM", 1), ("VIPER", 1)]
      fixture.structures = [
        Source.architecture(
          "MVVM", views: [view(mvvm)], others: [Source.file("AViewModel", lines: 9, imports: model)]),
        Source.architecture("VIPER", views: [view(viper)]),
      ]
    }
  }

  private static let separation = [
    ofLayers("all apart", .holds, mvvm: ["TerminalKit"], viper: ["TerminalKit"], model: ["ContactsDomain"]),
    ofLayers("a view of MVVM imports the domain", .partly, mvvm: ["ContactsDomain"]),
    ofLayers("a view of VIPER imports the domain", .partly, viper: ["ContactsDomain"]),
    ofLayers("a view model imports the toolkit", .partly, model: ["TerminalKit"]),
    ofLayers(
      "a view of each imports the domain", .fails, mvvm: ["ContactsDomain"], viper: ["ContactsDomain"]),
  ]

  // MARK: Variants

  private static func ofVariants(
    _ claim: String, _ what: String, _ verdict: ClaimVerdict,
    _ change: @escaping @Sendable (inout VariantSample) -> Void
  ) -> Case {
    Case(claim: claim, what: what, verdict: verdict) { fixture in
      var sample = VariantSample()
      change(&sample)
      fixture.variants = .measured(try sample.results())
    }
  }

  private static func changed(_ name: String) -> [ChangeResults.ChangedScenario] {
    [ChangeResults.ChangedScenario(name: name, reason: "it is another")]
  }

  private static let variants = [
    ofVariants("10", "every step does what it should", .holds) { _ in },
    ofVariants("10", "the last step does not", .fails) { $0.failures = [1: "a file breaks a rule"] },
    ofVariants("10", "a step on the way does not", .fails) { $0.failures = [0: "a file breaks a rule"] },
    ofVariants("10", "a step shows something else", .fails) {
      var step = variant("Other", of: "MVVM", changed: changed("Adding"))
      step.towards = "VIPER"
      $0.further = [step]
    },
    ofVariants("10", "no step", .notMeasured) { $0.steps = 0 },
    ofVariants("14", "more bytes", .holds) { _ in },
    ofVariants("14", "as many bytes", .fails) { $0.launch[0] = (2, 2) },
    ofVariants("14", "not counted", .notMeasured) { $0.launch = [] },
    ofVariants("15", "a second visit fails", .holds) {
      $0.changedScenarios = changed("Adding") + changed("The second visit to Add starts empty")
    },
    ofVariants("15", "another scenario fails", .fails) { $0.changedScenarios = changed("Adding") },
  ]

  // MARK: A part left out

  /// A variant of so many lines, so many of whose ten files import the domain.
  private static func variant(
    _ name: String, of pattern: String, to towards: String? = nil, lines: Double = 90, knowing: Int = 3,
    failure: String? = nil,
    changed: [ChangeResults.ChangedScenario] = []
  ) -> VariantResults.Implementation {
    .init(
      name: name, title: name, folder: "Benchmarks/Variants/\(name)", pattern: pattern, towards: towards,
      origin: "Somebody", changedScenarios: changed, failure: failure, values: [.codeLines: lines],
      system: VariantSample.system(files(knowing)))
  }

  private static func files(_ knowing: Int) -> FolderMetrics {
    FolderMetrics(
      path: "A",
      files: (0..<10).map {
        Source.file("File\($0)", lines: 2, imports: $0 < knowing ? ["ContactsDomain"] : [])
      })
  }

  /// The leading MVVM has 150 lines; the VIPERs have 170 and more, and 4 files of the leading one import the domain.
  private static func ofPart(
    _ claim: String, _ what: String, _ verdict: ClaimVerdict, _ variant: VariantResults.Implementation?
  ) -> Case {
    ofVariants(claim, what, verdict) { sample in
      sample.metrics["VIPER"] = files(4)
      sample.further = [variant].compactMap(\.self)
    }
  }

  private static let parts = [
    ofPart("21", "it passes", .holds, variant("MVVMTrivialAdd", of: "MVVM")),
    ofPart("21", "it fails", .fails, variant("MVVMTrivialAdd", of: "MVVM", failure: "a step fails")),
    ofPart(
      "21", "a scenario is another", .fails, variant("MVVMTrivialAdd", of: "MVVM", changed: changed("A"))),
    ofPart("21", "it is not there", .notMeasured, nil),
    ofPart("23", "fewer know the entity", .partly, variant("VIPERValues", of: "VIPER", knowing: 3)),
    ofPart("23", "as many know it", .fails, variant("VIPERValues", of: "VIPER", knowing: 4)),
    ofPart("23", "it fails", .notMeasured, variant("VIPERValues", of: "VIPER", failure: "a step fails")),
    ofPart("23", "it is not there", .notMeasured, nil),
    ofPart(
      "24", "it passes with the fewest lines", .holds,
      variant("VIPERLite", of: "MVC", to: "VIPER", lines: 169)),
    ofPart(
      "24", "as many lines as another", .partly, variant("VIPERLite", of: "MVC", to: "VIPER", lines: 170)),
    ofPart(
      "24", "it fails", .fails,
      variant("VIPERLite", of: "MVC", to: "VIPER", lines: 169, failure: "a step fails")),
    ofPart(
      "24", "a scenario is another", .fails,
      variant("VIPERLite", of: "MVC", to: "VIPER", lines: 169, changed: changed("A"))),
    ofPart("24", "it is not there", .notMeasured, nil),
  ]

  // MARK: A further screen

  /// The files that `detail` adds.
  private static func ofModule(_ what: String, _ verdict: ClaimVerdict, _ files: [Int], id: String = "detail")
    -> Case
  {
    Case(claim: "20", what: what, verdict: verdict) { fixture in
      var sample = ChangeSample()
      (sample.ids, sample.newFiles) = ([id], files)
      fixture.changes = .measured(sample.results)
    }
  }

  private static let modules = [
    ofModule("a file for each role", .holds, [1, 2, 6]),
    ofModule("one fewer", .partly, [1, 2, 5]),
    ofModule("as many as MVVM", .fails, [1, 5, 5]),
    ofModule("as many as MVC", .fails, [5, 1, 5]),
    ofModule("another change", .notMeasured, [1, 2, 6], id: "phone"),
    Case(claim: "19", what: "sizes settle nothing", verdict: .beyond) { _ in },
    Case(claim: "6", part: "reuse", what: "no second app", verdict: .beyond) { _ in },
  ]
}
