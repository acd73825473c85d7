import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

@Suite struct TestingCommandTests {
  @Test func theTestsAreCounted() {
    #expect(compare(["tests"]) == .success)
  }

  @Test func whereNothingCanBeWrittenNothingIsRun() {
    #expect(compare(["mutants", "--output", "/dev/null/x"]) == .unavailable)
  }

  // MARK: Into the results of a run

  @Test func theTestsOfNowArePutIntoResults() throws {
    try StoredRuns.inFolder { runs in
      var stale = runs.committed
      stale.testing = .notMeasured(reason: "something else")
      let path = try runs.file("run", stale)
      #expect(compare(["tests", "--into", path]) == .success)
      let results = try runs.results("run")
      #expect(
        try results.testing == TestSurvey(root: PackageFolder.root).results(of: ArchitectureCatalog.all))
      #expect(results.testing.value != nil)
      #expect(results.changes == stale.changes)
    }
  }

  // MARK: The stored run

  @Test func theStoredRunIsReadAsItWasWritten() throws {
    let data = try Data(contentsOf: PackageFolder.root.appending(path: StoredMutants.file))
    let results = try ResultsFile.decode(MutationResults.self, from: data, file: "testing.json")
    #expect(try JSONFile.encode(results) == data)
    for run in results.runs {
      let tally = MutantTally(run.mutants)
      #expect(tally.isClean, "\(run.name)")
      #expect(20 * tally.foundByAny >= 19 * tally.findable, "\(run.name)")
      #expect(tally.findable > 0)
    }
    let other = Data(String(decoding: data, as: UTF8.self).replacing("Version\":2", with: "Version\":0").utf8)
    let error = #expect(throws: CommandFailure.self) {
      try ResultsFile.decode(MutationResults.self, from: other, file: "testing.json")
    }
    #expect(
      error?.description.hasPrefix("testing.json has schema version 0, which is older than version 2") == true
    )
  }

  // MARK: The table of mutants

  private func outcome(
    _ id: String, _ end: MutantOutcome.End, _ finders: [MutantOutcome.Finder], role: String = "View",
    roles: [String] = []
  ) -> MutantOutcome {
    MutantOutcome(
      id: id, file: "F.swift", line: 7, role: role, change: "negate a condition", original: "a |\n b",
      replacement: "!(a | b)", end: end, foundBy: finders, failingRoles: roles)
  }

  @Test func theMutantsAreShown() {
    let results = MutationResults(
      runs: [
        .init(
          name: "A", sources: "",
          mutants: [
            outcome("A-1", .failed, [.role, .unitTests], roles: ["View", "Row"]),
            outcome("A-2", .failed, [.unitTests, .scenarios], roles: ["Row"]), outcome("A-3", .passed, []),
            outcome("A-4", .crashed, [.unitTests], roles: ["View"]), outcome("A-5", .notCompiled, []),
          ]),
        .init(name: "D", sources: "", mutants: [outcome("D-1", .failed, [.unitTests], role: "")]),
      ])
    let text = MutantTables(results: results).markdown
    for row in [
      "| Mutants | 4 | 1 |",
      "| Found by the tests of the file | 1 (25.0 %) | 0 (0.0 %) |",
      "| Found by the unit tests | 3 (75.0 %) | 1 (100.0 %) |",
      "| Found by the scenarios | 1 (25.0 %) | 0 (0.0 %) |",
      "| Found by any of them | 3 (75.0 %) | 1 (100.0 %) |",
      "| Not compiled, and not counted | 1 | 0 |", "| Roles whose tests fail, of each found | 1.50 | none |",
      "- A-3 `A/F.swift:7` negate a condition: `a | b` becomes `!(a | b)`",
    ] {
      #expect(text.contains(row), "\(row)")
    }
  }
}
