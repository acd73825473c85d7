import Measurement
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
      Findings(
        fixture.results(), stored: [], variants: fixture.variants,
        bootstrap: HierarchicalBootstrap(resamples: 500)))
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
    _ name: String, of pattern: String, lines: Double = 90, knowing: Int = 3, failure: String? = nil,
    changed: [ChangeResults.ChangedScenario] = []
  ) -> VariantResults.Implementation {
    .init(
      name: name, title: name, folder: "Benchmarks/Variants/\(name)", pattern: pattern, origin: "Somebody",
      changedScenarios: changed, failure: failure, values: [.codeLines: lines],
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
    ofPart("24", "it passes with the fewest lines", .holds, variant("VIPERLite", of: "VIPER", lines: 169)),
    ofPart("24", "as many lines as another", .partly, variant("VIPERLite", of: "VIPER", lines: 170)),
    ofPart("24", "it fails", .fails, variant("VIPERLite", of: "VIPER", lines: 169, failure: "a step fails")),
    ofPart(
      "24", "a scenario is another", .fails,
      variant("VIPERLite", of: "VIPER", lines: 169, changed: changed("A"))),
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

  // MARK: Systems

  private static func ofSystems(
    _ claim: String, part: String = "", _ what: String, _ verdict: ClaimVerdict,
    _ change: @escaping @Sendable (inout SystemSample) -> Void
  ) -> Case {
    Case(claim: claim, part: part, what: what, verdict: verdict) { fixture in
      var sample = SystemSample()
      change(&sample)
      fixture.systems = .measured(sample.results)
    }
  }

  private static func ofCycle(
    _ what: String, _ verdict: ClaimVerdict, vip: [String], vipvm: [String]
  ) -> Case {
    ofSystems("16", what, verdict) { sample in
      for (name, way) in [("VIP", vip), ("VIPVM", vipvm)] {
        sample.names.append(name)
        sample.files[name] = ["AViewController.swift": "class AView {}"]
        sample.done[name] = ["AView.a()"]
        sample.cancel[name] = way
      }
    }
  }

  private static let cycle = ["AView.a()", "AInteractor.b()", "APresenter.c()"]
  private static let short = ["AView.a()", "AViewModel.b()"]

  /// MVC, MVVM and VIPER have two lines and one type, Done passes one function, and they show 4, 5 and 6 behaviours
  /// without a screen.
  private static func ofSize(
    _ what: String, _ verdict: ClaimVerdict, _ source: String, functions: [String], shown: Int? = 6
  ) -> Case {
    Case(claim: "17", what: what, verdict: verdict) { fixture in
      var (sample, testing) = (SystemSample(), TestingSample())
      sample.names.append("VIPVM")
      for name in sample.names {
        sample.files[name] = ["A.swift": "class A {}\nlet a = 1"]
        (sample.done[name], sample.cancel[name]) = (["A.a()"], ["A.a()"])
      }
      (sample.files["VIPVM"], sample.done["VIPVM"]) = (["A.swift": source], functions)
      fixture.systems = .measured(sample.results)
      fixture.structures = sample.results.systems.prefix(3).map(\.sources)
      fixture.traces = .measured(fixture.names.map { Taps.trace($0, types: 1) })
      testing.names.append("VIPVM")
      for (name, count) in zip(testing.names, [4, 5, 6, shown ?? 0]) {
        testing.levels[name] = [count, 10 - count, 0]
      }
      if shown != nil { fixture.testing = .measured(testing.results) }
    }
  }

  private static let larger = "class A {}\nclass B {}\nlet a = 1"

  private static let cycles = [
    ofCycle("the whole cycle, and a short way", .holds, vip: cycle, vipvm: short),
    ofCycle("VIP without an interactor", .fails, vip: [cycle[0], cycle[2]], vipvm: short),
    ofCycle("VIP without a presenter", .fails, vip: [cycle[0], cycle[1]], vipvm: short),
    ofCycle("VIP-VM with an interactor", .fails, vip: cycle, vipvm: [cycle[0], cycle[1]]),
    ofCycle("VIP-VM with a presenter", .fails, vip: cycle, vipvm: [cycle[0], cycle[2]]),
    ofSize("more of each, and as many behaviours", .holds, larger, functions: ["A.a()", "B.b()"]),
    ofSize("more of each, and more behaviours", .partly, larger, functions: ["A.a()", "B.b()"], shown: 7),
    ofSize("more of each, and no tests counted", .beyond, larger, functions: ["A.a()", "B.b()"], shown: nil),
    ofSize("as many lines", .fails, "class A {}\nclass B {}", functions: ["A.a()", "B.b()"]),
    ofSize("as many types", .fails, "class A {}\nlet a = 1\nlet b = 1", functions: ["A.a()", "B.b()"]),
    ofSize("as many functions", .fails, larger, functions: ["A.a()"]),
  ]

  private static let inOnePart = "class A { var a = 0; func c() { a = 1 }; func d() { a = 2 } }\nclass B {}"
  private static let inTwoParts =
    "class A { var a = 0; var b = 0; func c() { a = 1 }; func d() { b = 1 } }\nclass B {}"
  /// As many types with state, each on its own.
  private static func times(_ count: Int, _ source: String) -> String {
    (0..<count).map {
      source.replacing("class A", with: "class A\($0)").replacing("class B", with: "class B\($0)")
    }
    .joined(separator: "\n")
  }

  private static let apart = "class A {}\nclass B {}"
  private static let coupled = "class A { var b: B }\nclass B {}"

  private static let knowing = "class A { var c: Contact }\nclass B {}"
  private static let coupledAndKnowing = "class A { var b: B; var c: Contact }\nclass B {}"

  /// Some of the three have nine types with state, the others ten.
  private static func few(_ places: Int...) -> [String] {
    (0..<3).map { times(places.contains($0) ? 9 : 10, $0 == 1 ? inOnePart : inTwoParts) }
  }

  private static func ofSources(
    _ part: String, _ what: String, _ verdict: ClaimVerdict, _ sources: [String]
  ) -> Case {
    ofSystems(part == "cohesion" ? "18a" : "18b", part: part, what, verdict) { sample in
      for (name, source) in zip(sample.names, sources) { sample.files[name] = ["A.swift": source] }
    }
  }

  private static let systems = [
    ofSystems("12", "each role has duties of one role of MVVM", .holds) { _ in },
    // A presenter that closes the screen does what view model and coordinator do.
    ofSystems("12", "a presenter closes the screen", .fails) {
      $0.cancel["VIPER"] = ["ListPresenter.cancel()"]
    },
    ofSources(
      "cohesion", "fewer parts than both", .holds, [inTwoParts, inOnePart, inTwoParts].map { times(10, $0) }),
    ofSources(
      "cohesion", "as many as MVC", .partly, [inOnePart, inOnePart, inTwoParts].map { times(10, $0) }),
    ofSources(
      "cohesion", "as many as VIPER", .partly, [inTwoParts, inOnePart, inOnePart].map { times(10, $0) }),
    ofSources(
      "cohesion", "as many as both", .fails, [inOnePart, inOnePart, inOnePart].map { times(10, $0) }),
    ofSources("cohesion", "fewer than VIPER's, and too few of MVC", .holds, few(0)),
    ofSources("cohesion", "too few of MVVM", .beyond, few(1)),
    ofSources("cohesion", "fewer than MVC's, and too few of VIPER", .holds, few(2)),
    ofSources("cohesion", "too few of MVC and of VIPER", .beyond, few(0, 2)),
    ofSources("coupling", "as many with the domain's", .beyond, [coupled, coupled, knowing]),
    ofSources(
      "coupling", "fewer with the domain's alone", .beyond, [coupledAndKnowing, coupledAndKnowing, coupled]),
    ofSources("coupling", "fewer than both", .holds, [coupled, coupled, apart]),
    ofSources("coupling", "as many as MVC", .fails, [apart, coupled, apart]),
    ofSources("coupling", "as many as MVVM", .fails, [coupled, apart, apart]),
  ]

  // MARK: Unit tests

  /// By architecture, how many of ten behaviours are shown without a screen.
  private static func ofScreens(_ what: String, _ verdict: ClaimVerdict, _ counts: [Int]) -> Case {
    Case(claim: "18a", part: "testability", what: what, verdict: verdict) { fixture in
      var sample = TestingSample()
      for (name, count) in zip(sample.names, counts) { sample.levels[name] = [count, 10 - count, 0] }
      fixture.testing = .measured(sample.results)
    }
  }

  /// The fixture's sources import no user interface at all, so that VIPER has no larger share without one.
  private static func ofSeparation(
    _ what: String, _ verdict: ClaimVerdict, levels: [Int], found: [Int], hasMutants: Bool = true
  ) -> Case {
    Case(claim: "4", what: what, verdict: verdict) { fixture in
      var sample = TestingSample()
      (sample.levels["VIPER"], sample.found["VIPER"], sample.hasMutants) = (levels, found, hasMutants)
      fixture.testing = .measured(sample.results)
    }
  }

  /// What VIP and VIP-VM show without a screen, of ten.
  private static func ofCycleTests(_ what: String, _ verdict: ClaimVerdict, _ counts: [Int]) -> Case {
    Case(claim: "22", what: what, verdict: verdict) { fixture in
      var sample = TestingSample()
      for (name, count) in zip(["VIP", "VIPVM"], counts) {
        sample.names.append(name)
        sample.levels[name] = [count, 10 - count, 0]
      }
      fixture.testing = .measured(sample.results)
    }
  }

  private static let testability = [
    ofCycleTests("more than VIP", .holds, [5, 6]),
    ofCycleTests("as many as VIP", .fails, [6, 6]),
    ofCycleTests("VIP-VM not counted", .notMeasured, [5]),
    ofSeparation("more of two", .unsettled, levels: [7, 2, 1], found: [4, 4, 0]),
    ofSeparation("more mutants found", .unsettled, levels: [6, 3, 1], found: [4, 4, 0]),
    ofSeparation("more of none", .fails, levels: [6, 3, 1], found: [2, 4, 0]),
    ofSeparation(
      "mutants not measured", .notMeasured, levels: [7, 2, 1], found: [4, 4, 0], hasMutants: false),
    ofScreens("more than half, and the most", .holds, [0, 6, 5]),
    ofScreens("half", .fails, [0, 5, 4]),
    ofScreens("as many as VIPER", .holds, [0, 6, 6]),
    ofScreens("fewer than VIPER", .fails, [0, 6, 7]),
    ofScreens("fewer than MVC", .fails, [7, 6, 5]),
  ]

  // MARK: Studies

  /// What MVVM has, where MVC shows 4 of 10 behaviours without a screen, is coupled, and holds 100 bytes.
  private static func ofMVVM(
    _ what: String, _ verdict: ClaimVerdict, screens: Int = 5, source: String = apart, bytes: Double = 99
  ) -> Case {
    Case(claim: "S1", what: what, verdict: verdict) { fixture in
      var (testing, systems) = (TestingSample(), SystemSample())
      for (name, count) in [("MVC", 4), ("MVVM", screens)] { testing.levels[name] = [count, 10 - count, 0] }
      for (name, source) in [("MVC", coupled), ("MVVM", source)] { systems.files[name] = ["A.swift": source] }
      fixture.testing = .measured(testing.results)
      fixture.systems = .measured(systems.results)
      fixture.counts = .measured(Held.counts(["MVC": 100, "MVVM": bytes, "VIPER": 300]))
    }
  }

  /// What MVVM and VIPER have, where MVC has 20 code lines and adds 20 in the median change.
  private static func ofSmall(
    _ what: String, _ verdict: ClaimVerdict, lines: [Int], added: [Int]
  ) -> Case {
    Case(claim: "S2", what: what, verdict: verdict) { fixture in
      fixture.structures = zip(fixture.names, [20] + lines).map { name, lines in
        Source.architecture(name, views: [Source.file("View", lines: lines)])
      }
      var sample = ChangeSample()
      sample.ids = ["phone"]
      (sample.added["phone"], sample.addedToExisting["phone"]) = ([20] + added, [0, 0, 0])
      fixture.changes = added.isEmpty ? fixture.changes : .measured(sample.results)
    }
  }

  private static let studies = [
    ofMVVM("better in each", .holds),
    ofMVVM("as many behaviours", .partly, screens: 4),
    ofMVVM("as coupled", .partly, source: coupled),
    ofMVVM("as coupled with the domain", .partly, source: knowing),
    ofMVVM("as many bytes", .partly, bytes: 100),
    ofMVVM("better in testability alone", .partly, source: coupled, bytes: 100),
    ofMVVM("better in coupling alone", .partly, screens: 4, bytes: 100),
    ofMVVM("better in memory alone", .partly, screens: 4, source: coupled),
    ofMVVM("better in none", .fails, screens: 4, source: coupled, bytes: 100),
    ofSmall("the fewest of both", .holds, lines: [21, 30], added: [21, 30]),
    ofSmall("as many code lines as MVVM", .partly, lines: [20, 30], added: [21, 30]),
    ofSmall("as many code lines as VIPER", .partly, lines: [21, 20], added: [21, 30]),
    ofSmall("as many added as MVVM", .partly, lines: [21, 30], added: [20, 30]),
    ofSmall("as many added as VIPER", .partly, lines: [21, 30], added: [21, 20]),
    ofSmall("as many of both", .fails, lines: [20, 30], added: [20, 30]),
    ofSmall("the fewest lines, and no change counted", .holds, lines: [21, 30], added: []),
    ofSmall("as many lines, and no change counted", .fails, lines: [20, 30], added: []),
  ]

  // MARK: Processor time

  private static func ofTimes(
    _ what: String, _ verdict: ClaimVerdict, mvc: Double = 1, mvvm: Double, viper: Double,
    controls: [String: [Double]] = [:]
  ) -> Case {
    Case(claim: "18b", part: "processor time", what: what, verdict: verdict) { fixture in
      fixture.architectures = [("MVC", mvc), ("MVVM", mvvm), ("VIPER", viper)]
      fixture.alsoControlled = ["MVVM", "VIPER"]
      fixture.controls = controls
    }
  }

  private static let processorTime = [
    ofTimes("faster than both", .holds, mvvm: 1, viper: 0.9),
    ofTimes("as fast as MVC", .fails, mvvm: 1.1, viper: 1),
    ofTimes("as fast as MVVM", .fails, mvvm: 0.9, viper: 0.9),
    ofTimes("slower than MVC", .fails, mvvm: 2, viper: 1.1),
    ofTimes("slower than MVVM", .fails, mvvm: 0.5, viper: 0.9),
    ofTimes(
      "faster, by a control that varies too much", .unsettled, mvvm: 1, viper: 0.9,
      controls: ["VIPER add 10": [0.9, 1.1]]),
    ofTimes(
      "slower than MVVM, and nobody knows of MVC", .fails, mvvm: 0.5, viper: 0.9,
      controls: ["add 10": [0.9, 1.1]]),
  ]
}
