import Measurement
import Results
import Testing

@testable import Report

/// Other numbers give other words.
@Suite struct DecisionTests {
  private func situation(_ beginning: String, _ fixture: Fixture) throws -> Situation {
    let findings = try Findings(
      fixture.results(), stored: [], bootstrap: HierarchicalBootstrap(resamples: 1_000))
    return try #require(try Decision(findings).situations.first { $0.title.hasPrefix(beginning) })
  }

  /// Three architectures with so many code lines and functions on the way of a tap.
  private func fixture(lines: [Int], functions: [Int]) -> Fixture {
    var fixture = Fixture()
    fixture.structures = zip(fixture.names, lines).map { name, lines in
      Source.architecture(name, views: [Source.file("View", lines: lines)])
    }
    fixture.traces = .measured(
      zip(fixture.names, functions).map { Taps.trace($0, types: $1) })
    return fixture
  }

  @Test func `six situations, each in three lines at most`() throws {
    var fixture = Fixture()
    fixture.changes = .measured(ChangeSample().results)
    let findings = try Findings(
      fixture.results(), stored: [], bootstrap: HierarchicalBootstrap(resamples: 1_000))
    let situations = try Decision(findings).situations
    #expect(situations.count == 6)
    for situation in situations {
      #expect((1...3).contains(situation.reasons.count), "\(situation.title)")
      #expect(situation.reasons.last?.contains("measured") ?? false || situation.title.contains("testing"))
    }
  }

  @Test(arguments: [
    ([100, 200, 300], [3, 4, 5], "**MVC**, for which each of 2 rows speaks."),
    ([300, 200, 100], [5, 4, 3], "**VIPER**, for which each of 2 rows speaks."),
    ([100, 200, 300], [4, 3, 5], "**MVC** or **MVVM**: for each of these 1 of 2 rows speaks."),
    ([100, 110, 300], [4, 3, 5], "**MVVM**, for which each of 2 rows speaks."),
    ([100, 111, 300], [4, 3, 5], "**MVC** or **MVVM**: for each of these 1 of 2 rows speaks."),
    ([100, 105, 110], [4, 3, 5], "**MVVM**, for which the one row that tells them apart speaks."),
    ([100, 100, 100], [4, 4, 4], "Any: no row tells them apart."),
  ])
  func `the least counts, and what is within a tenth of it`(
    lines: [Int], functions: [Int], expected: String
  ) throws {
    let situation = try situation("A prototype", fixture(lines: lines, functions: functions))
    #expect(situation.suggestion == expected)
    let numbers = lines.map(String.init)
    #expect(
      situation.reasons[0].hasPrefix(
        "Code lines: MVC \(numbers[0]), MVVM \(numbers[1]), VIPER \(numbers[2]) ("))
  }

  // The sample's `push` touches 4 + 2, 8 + 2 and 16 + 2 lines, and changes 1, 2 and 3 tests.
  @Test func `redesigns weigh their requests alone`() throws {
    var (fixture, sample) = (Fixture(), ChangeSample())
    fixture.changes = .measured(sample.results)
    let first = try situation("Frequent", fixture)
    #expect(first.suggestion == "**MVC**, for which each of 2 rows speaks.")
    #expect(
      first.reasons[0]
        == "Lines that redesigns touch in files that existed (`push`): MVC 6, MVVM 10, VIPER 18 (for MVC);"
        + " unit tests that they change: MVC 1, MVVM 2, VIPER 3 (for MVC).")
    sample.addedToExisting["push"] = [4, 8, 0]
    fixture.changes = .measured(sample.results)
    #expect(
      try situation("Frequent", fixture).suggestion
        == "**MVC** or **VIPER**: for each of these 1 of 2 rows speaks.")
  }

  // Of 3 pairs, MVC conflicts in 2, MVVM in 1 and VIPER in none.
  @Test func `many people weigh conflicts and the grown app`() throws {
    var (fixture, sample) = (Fixture(), ChangeSample())
    sample.grown = ChangeSample.grown
    fixture.changes = .measured(sample.results)
    let reasons = try situation("Eight", fixture).reasons[0]
    #expect(reasons.hasPrefix("Of 3 pairs of requests, in conflict: MVC 2, MVVM 1, VIPER 0 (for VIPER);"))
    #expect(
      reasons.hasSuffix(
        "; code lines of the grown app: MVC 200, MVVM 300, VIPER 500 (for MVC); code lines of the largest type:"
          + " MVC 10, MVVM 10, VIPER 10 (for all, so not counted)."))
  }

  // 40 to 20 lines, 90 to 60 and 100 to 100: the larger the divisor, the smaller the ratio.
  @Test func `public apps have a line of their own`() throws {
    var fixture = Fixture()
    let apps = [(20, 40), (60, 90), (100, 100)].map { mvc, mvvm in
      ElsewhereResults.PublicApp(
        repository: "a/b", commit: "c", subject: "notes", behavesAlike: true,
        builds: [("MVC", mvc), ("MVVM", mvvm)].map { name, lines in
          ElsewhereResults.AppBuild(
            architecture: name, codeLines: lines, ownCodeLines: lines, types: 1, protocols: 0, files: 1,
            viewControllers: 0, viewControllerLines: 0)
        })
    }
    #expect(try situation("A prototype", fixture).reasons.count == 2)
    fixture.elsewhere = ElsewhereResults(apps: apps)
    #expect(
      try situation("A prototype", fixture).reasons[1]
        == "[In public apps](elsewhere.md), own code lines, median: MVVM\u{A0}÷\u{A0}MVC 1.50.")
    #expect(
      try situation("Eight", fixture).reasons[1].hasSuffix("where they fall: MVVM\u{A0}÷\u{A0}MVC −1.00."))
  }

  @Test func `what was not measured is not weighed, and says so`() throws {
    let situation = try situation("A slow network", Fixture())
    #expect(situation.suggestion == "Nothing that these results measure decides it.")
    #expect(situation.reasons == ["The storage of these runs is in memory; no network was measured."])
  }

  @Test func `one architecture leaves nothing to decide`() throws {
    var fixture = Fixture()
    fixture.architectures = [("MVC", 1)]
    let findings = try Findings(
      fixture.results(), stored: [], bootstrap: HierarchicalBootstrap(resamples: 1_000))
    #expect(try Decision(findings).situations.isEmpty)
  }
}
