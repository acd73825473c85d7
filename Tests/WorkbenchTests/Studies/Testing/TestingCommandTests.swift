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

  // MARK: The stored run

  /// Other sources or mutants than today's would leave numbers of faults that nobody has planted.
  @Test func theStoredRunIsOfTheSourcesAsTheyAre() throws {
    for (name, outcomes) in try StoredMutants(in: PackageFolder.root).outcomes {
      #expect(outcomes.reason == nil, "\(name)")
    }
  }

  @Test func theStoredRunIsReadAsItWasWritten() throws {
    let data = try Data(contentsOf: PackageFolder.root.appending(path: StoredMutants.file))
    let results = try ResultsFile.decode(MutationResults.self, from: data, file: "testing.json")
    #expect(try JSONFile.encode(results) == data)
    for run in results.runs {
      let tally = MutantTally(run.mutants)
      #expect(tally.isClean, "\(run.name)")
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

  // MARK: What is printed

  @Test func theMutantsThatNobodyFindsAreShown() {
    func outcome(_ number: Int, _ end: MutantOutcome.End) -> MutantOutcome {
      MutantOutcome(
        id: "A-\(number)", file: "F.swift", line: 7, role: "View", change: "negate a condition",
        original: "a |\n b", replacement: "!(a | b)", end: end,
        foundBy: end == .failed ? [.unitTests] : [], failingRoles: [])
    }
    let mutants = [outcome(1, .failed), outcome(2, .passed), outcome(3, .notCompiled)]
    let results = MutationResults(runs: [.init(name: "A", sources: "", mutants: mutants)])
    #expect(
      MutantTables(results: results).markdown == """
        - A: 2 mutants, 0 equivalent, 1 not compiled

        ## Mutants that nobody finds

        - A-2 `A/F.swift:7` negate a condition: `a | b` becomes `!(a | b)`

        ## Mutants that are found, and listed as equivalent

        None.

        """)
  }
}
