import Measurement
import Testing

@testable import Workbench

@Suite struct SystemClaimTests {
  private func verdict(
    _ claim: String, _ change: (inout SystemSample) -> Void = { _ in }
  ) throws -> ClaimVerdict? {
    var (fixture, sample) = (Fixture(), SystemSample())
    change(&sample)
    fixture.systems = .measured(sample.results)
    let findings = try Findings(
      fixture.results(), stored: [], bootstrap: HierarchicalBootstrap(resamples: 1_000))
    let rule = try #require(ClaimRules.all[claim])
    return try rule(findings)?.verdict ?? .notMeasured
  }

  @Test func `each role of VIPER has duties of one role of MVVM`() throws {
    #expect(try verdict("roleMap") == .holds)
    // A presenter that closes the screen does what view model and coordinator do.
    let torn = try verdict("roleMap") { $0.cancel["VIPER"] = ["ListPresenter.cancel()"] }
    #expect(torn == .fails)
  }

  @Test func `cohesion is set beside that of each other`() throws {
    #expect(try verdict("highCohesion") == .partly)
    let apart = try verdict("highCohesion") { sample in
      sample.files["MVVM"]?["List/ListViewModel.swift"] = """
        class ListViewModel { var a = 0; var b = 0; func c() { a = 1 }; func d() { b = 1 } }
        """
    }
    #expect(apart == .partly)
  }

  @Test func `coupling is that to other classes, structures and enumerations`() throws {
    #expect(try verdict("lowCoupling") == .fails)
    let loose = try verdict("lowCoupling") { sample in
      sample.files["VIPER"]?["List/ListBuilder.swift"] = "struct ListBuilder {}"
    }
    #expect(loose == .holds)
  }

  @Test func `the cycle of VIP and the way of VIP-VM decide`() throws {
    #expect(try verdict("wholeCycle") == .notMeasured)
    #expect(try verdict("costOfCycleAndViewModel") == .notMeasured)
    let cycle = ["AView.a()", "AInteractor.b()", "APresenter.c()", "AView.d()"]
    for (ways, expected) in [
      (["VIP": cycle, "VIPVM": ["AView.a()", "AViewModel.b()"]], ClaimVerdict.holds),
      (["VIP": cycle, "VIPVM": cycle], .fails),
      (["VIP": ["AView.a()", "ARouter.b()"], "VIPVM": ["AView.a()"]], .fails),
    ] {
      let found = try verdict("wholeCycle") { $0.addVIP(ways) }
      #expect(found == expected)
    }
    let short = ["VIP": ["AView.a()"], "VIPVM": ["AView.a()"]]
    #expect(try verdict("costOfCycleAndViewModel") { $0.addVIP(short) } == .fails)
    let large = try verdict("costOfCycleAndViewModel") { sample in
      sample.addVIP(short)
      sample.files["VIPVM"] = [
        "AViewModel.swift": (0..<99).map { "class A\($0) {}\n" }.joined()
      ]
      sample.done["VIPVM"] = cycle
    }
    #expect(large == .partly)
  }
}

extension SystemSample {
  /// Two more architectures, with these ways of Cancel, each of a few lines.
  fileprivate mutating func addVIP(_ ways: [String: [String]]) {
    for (name, way) in ways.sorted(by: { $0.key < $1.key }) {
      names.append(name)
      files[name] = ["AViewController.swift": "class AView {}"]
      done[name] = ["AView.a()"]
      cancel[name] = way
    }
  }
}
