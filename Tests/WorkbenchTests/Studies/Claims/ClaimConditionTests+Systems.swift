import Measurement

@testable import Workbench

/// The conditions of claims on systems, unit tests, earlier studies and processor time.
extension ClaimConditionTests {
  // MARK: Systems

  private static func ofSystems(
    _ claim: String, part: String = "", _ what: String, _ verdict: ClaimVerdict,
    _ change: @escaping @Sendable (inout SystemSample) -> Void
  ) -> Case {
    Case(claim: claim, part: part, what: what, verdict: verdict) { fixture in
      var sample = SystemSample()
      change(&sample)
      fixture.systems = sample.results
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

  static let cycle = ["AView.a()", "AInteractor.b()", "APresenter.c()"]
  static let short = ["AView.a()", "AViewModel.b()"]

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
      fixture.systems = sample.results
      fixture.structures = sample.results.systems.prefix(3).map(\.sources)
      fixture.traces = .measured(fixture.names.map { Taps.trace($0, types: 1) })
      testing.names.append("VIPVM")
      for (name, count) in zip(testing.names, [4, 5, 6, shown ?? 0]) {
        testing.levels[name] = [count, 10 - count, 0]
      }
      if shown != nil { fixture.testing = testing }
    }
  }

  static let larger = "class A {}\nclass B {}\nlet a = 1"

  static let cycles = [
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

  static let inOnePart = "class A { var a = 0; func c() { a = 1 }; func d() { a = 2 } }\nclass B {}"
  static let inTwoParts =
    "class A { var a = 0; var b = 0; func c() { a = 1 }; func d() { b = 1 } }\nclass B {}"
  /// As many types with state, each on its own.
  private static func times(_ count: Int, _ source: String) -> String {
    (0..<count).map {
      source.replacing("class A", with: "class A\($0)").replacing("class B", with: "class B\($0)")
    }
    .joined(separator: "\n")
  }

  static let apart = "class A {}\nclass B {}"
  static let coupled = "class A { var b: B }\nclass B {}"

  static let knowing = "class A { var c: Contact }\nclass B {}"
  static let coupledAndKnowing = "class A { var b: B; var c: Contact }\nclass B {}"

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

  static let systems = [
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

  /// By architecture, how many of ten behaviours UI-free tests show.
  private static func ofScreens(_ what: String, _ verdict: ClaimVerdict, _ counts: [Int]) -> Case {
    Case(claim: "18a", part: "testability", what: what, verdict: verdict) { fixture in
      var sample = TestingSample()
      for (name, count) in zip(sample.names, counts) { sample.levels[name] = [count, 10 - count, 0] }
      fixture.testing = sample
    }
  }

  /// The fixture's sources import no user interface at all, so that VIPER has no larger share without one.
  private static func ofSeparation(
    _ what: String, _ verdict: ClaimVerdict, levels: [Int], found: [Int], hasMutants: Bool = true
  ) -> Case {
    Case(claim: "4", what: what, verdict: verdict) { fixture in
      var sample = TestingSample()
      (sample.levels["VIPER"], sample.found["VIPER"], sample.hasMutants) = (levels, found, hasMutants)
      fixture.testing = sample
    }
  }

  /// What UI-free tests show of VIP and VIP-VM, of ten.
  private static func ofCycleTests(_ what: String, _ verdict: ClaimVerdict, _ counts: [Int]) -> Case {
    Case(claim: "22", what: what, verdict: verdict) { fixture in
      var sample = TestingSample()
      for (name, count) in zip(["VIP", "VIPVM"], counts) {
        sample.names.append(name)
        sample.levels[name] = [count, 10 - count, 0]
      }
      fixture.testing = sample
    }
  }

  static let testability = [
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

  /// What MVVM has, where UI-free tests show 4 of MVC's 10 behaviours, is coupled, and holds 100 bytes.
  private static func ofMVVM(
    _ what: String, _ verdict: ClaimVerdict, screens: Int = 5, source: String = apart, bytes: Double = 99,
    mvc: String = coupled
  ) -> Case {
    Case(claim: "S1", what: what, verdict: verdict) { fixture in
      var (testing, systems) = (TestingSample(), SystemSample())
      for (name, count) in [("MVC", 4), ("MVVM", screens)] { testing.levels[name] = [count, 10 - count, 0] }
      for (name, source) in [("MVC", mvc), ("MVVM", source)] { systems.files[name] = ["A.swift": source] }
      fixture.testing = testing
      fixture.systems = systems.results
      fixture.counts = .measured(Held.counts(["MVC": 100, "MVVM": bytes, "VIPER": 300]))
    }
  }

  /// What MVVM and VIPER have, where MVC has 20 code lines and adds 20 in the median change.
  private static func ofSmall(
    _ what: String, _ verdict: ClaimVerdict, lines: [Int], added: [Int], of names: [String]? = nil
  ) -> Case {
    Case(claim: "S2", what: what, verdict: verdict) { fixture in
      fixture.structures = zip(fixture.names, [20] + lines).map { name, lines in
        Source.architecture(name, views: [Source.file("View", lines: lines)])
      }
      var sample = ChangeSample()
      sample.ids = ["phone"]
      (sample.added["phone"], sample.addedToExisting["phone"]) = ([20] + added, [0, 0, 0])
      if added.isEmpty { return }
      fixture.changes = .measured(names.map(sample.results.limited) ?? sample.results)
    }
  }

  static let studies = [
    ofMVVM("better in each", .holds),
    ofMVVM("as many behaviours", .partly, screens: 4),
    ofMVVM("as coupled", .partly, source: coupled),
    ofMVVM("as coupled with the domain", .partly, source: knowing),
    ofMVVM("as coupled but with the domain", .partly, source: coupled, mvc: coupledAndKnowing),
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
    ofSmall(
      "as many lines, and fewer added than the only other", .partly, lines: [20, 30], added: [21, 30],
      of: ["MVC", "MVVM"]),
    ofSmall("as many lines, and no other's changes", .fails, lines: [20, 30], added: [21, 30], of: ["MVC"]),
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

  static let processorTime = [
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
