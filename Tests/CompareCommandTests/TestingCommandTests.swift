import CommandLineKit
import Foundation
import Results
import TestSupport
import Testing

@testable import CompareCommand

@MainActor
@Suite struct TestingCommandTests {
  @Test(arguments: [
    ["tests", "MVC"], ["mutants", "--architectures", "MVX"], ["mutants", "--sample", "0"],
    ["mutants", "--seed", "7"], ["mutants", "--sample", "1", "--seed", "-1"], ["mutants", "MVC"],
  ])
  func wrongUsageHasItsStatus(words: [String]) {
    #expect(CompareCommand().run(words) == .usage)
  }

  @Test func theTestsAreCounted() {
    #expect(CompareCommand().run(["tests"]) == .success)
  }

  @Test func whereNothingCanBeWrittenNothingIsRun() {
    #expect(CompareCommand().run(["mutants", "--output", "/dev/null/x"]) == .unavailable)
  }

  // MARK: The tables

  private func outcome(
    _ id: String, _ end: MutantOutcome.End, _ finders: [MutantOutcome.Finder], roles: [String] = []
  ) -> MutantOutcome {
    MutantOutcome(
      id: id, file: "F.swift", line: 7, role: "View", change: "negate a condition", original: "a |\n b",
      replacement: "!(a | b)", end: end, foundBy: finders, failingRoles: roles)
  }

  private func architecture(_ mutants: [MutantOutcome]) -> TestingResults.ArchitectureTests {
    TestingResults.ArchitectureTests(
      name: "A", sources: "", levels: .init(noScreen: 3, viewController: 2, app: 1),
      roles: [.init(name: "View", tests: 4, codeLines: 50), .init(name: "Row", tests: 1, codeLines: 10)],
      doubles: .init(types: 2, codeLines: 30), mutants: mutants)
  }

  @Test func whatWasNotMeasuredIsNoZero() {
    let text = TestTables([architecture([])]).markdown
    #expect(text.contains("| Mutants found by the unit tests | not measured for these sources |"))
    let measured = TestTables([architecture([outcome("A-1", .failed, [.unitTests])])]).markdown
    #expect(measured.contains("| Mutants found by the unit tests | 1 (100.0 %) |"))
    #expect(measured.contains("| Mutants found by the scenarios | 0 (0.0 %) |"))
  }

  @Test func theStoredRunIsReadAsItWasWritten() throws {
    let file = PackageFolder.root.appending(path: TestsCommand.storedRun)
    let data = try Data(contentsOf: file)
    let results = try ResultsFile.decodeTesting(data, file: "testing.json")
    #expect(try ResultsFile.encode(results) == data)
    #expect(results.sample == nil)
    for architecture in results.architectures {
      let tally = MutantTally(architecture.mutants)
      #expect(tally.survivors.isEmpty)
      #expect(tally.findable > 0)
    }
    let other = Data(String(decoding: data, as: UTF8.self).replacing("Version\":1", with: "Version\":0").utf8)
    #expect(throws: ResultsFileError.otherSchemaVersion(file: "testing.json", found: 0)) {
      try ResultsFile.decodeTesting(other, file: "testing.json")
    }
  }

  @Test func theTestsAreShown() {
    let text = TestTables([architecture([])]).markdown
    for row in [
      "| Behaviours without a screen | 3 |", "| Behaviours with a view controller | 2 |",
      "| Behaviours with the whole app | 1 |", "| Tests | 5 |", "| Code lines of the tests | 60 |",
      "| Doubles | 2 |", "| Code lines of the doubles | 30 |", "| A | View | 4 | 50 |",
      "| A | Row | 1 | 10 |",
    ] {
      #expect(text.contains(row), "\(row)")
    }
  }

  @Test func theMutantsAreShown() {
    let results = TestingResults(
      architectures: [
        architecture([
          outcome("A-1", .failed, [.role, .unitTests], roles: ["View", "Row"]),
          outcome("A-2", .failed, [.unitTests, .scenarios], roles: ["Row"]), outcome("A-3", .passed, []),
          outcome("A-4", .crashed, [.unitTests], roles: ["View"]), outcome("A-5", .notCompiled, []),
        ])
      ], sample: .init(size: 5, seed: 9))
    let text = MutantTables(results).markdown
    for row in [
      "A sample of 5 mutants, chosen with the seed 9.", "| Mutants | 4 |",
      "| Found by the tests of the file | 1 (25.0 %) |", "| Found by the unit tests | 3 (75.0 %) |",
      "| Found by the scenarios | 1 (25.0 %) |", "| Found by any of them | 3 (75.0 %) |",
      "| Not compiled, and not counted | 1 |", "| Roles whose tests fail, of each found | 1.50 |",
      "| A | View | 4 | 1 (25.0 %) | 3 (75.0 %) | 1 (25.0 %) | 3 (75.0 %) |",
      "- A-3 `A/F.swift:7` negate a condition: `a | b` becomes `!(a | b)`",
    ] {
      #expect(text.contains(row), "\(row)")
    }
  }
}
