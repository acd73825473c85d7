import Measurement
import Testing

@testable import Workbench

@Suite struct MutantTallyTests {
  private func outcome(
    _ end: MutantOutcome.End, _ finders: [MutantOutcome.Finder], roles: [String] = [],
    equivalence: String? = nil
  ) -> MutantOutcome {
    MutantOutcome(
      id: "A-1", file: "F.swift", line: 1, role: "View", change: "drop a call", original: "f()",
      replacement: "", end: end, foundBy: finders, failingRoles: roles, equivalence: equivalence)
  }

  @Test func mutantsAreCountedByWhoFindsThem() {
    let tally = MutantTally([
      outcome(.failed, [.role, .unitTests, .scenarios]), outcome(.crashed, [.unitTests]),
      outcome(.stopped, [.unitTests]),
      outcome(.passed, [.scenarios]), outcome(.passed, []),
      outcome(.passed, [], equivalence: "none can see it"),
      outcome(.notCompiled, []),
    ])
    #expect(tally.run == 6)
    #expect(tally.findable == 5)
    #expect(tally.notCompiled == 1)
    #expect(tally.equivalent == 1)
    #expect(tally.found == [.role: 1, .unitTests: 3, .scenarios: 2])
    #expect(tally.survivors == [outcome(.passed, [])])
    #expect(tally.wronglyExcused.isEmpty && !tally.isClean)
    #expect(MutantTally([outcome(.failed, [.role]), outcome(.passed, [], equivalence: "none")]).isClean)
  }

  /// What is found is no equivalent mutant, whatever is said of it.
  @Test func aMutantThatIsFoundIsNotEquivalent() {
    let tally = MutantTally([outcome(.failed, [.unitTests], equivalence: "wrong")])
    #expect(tally.equivalent == 0)
    #expect(tally.wronglyExcused.count == 1 && !tally.isClean)
  }

  /// Where the tests did not come to their end, some did not run.
  @Test func theFailingRolesAreThoseOfTestsThatCameToTheirEnd() {
    let others = [MutantOutcome.End.passed, .crashed, .stopped].map {
      outcome($0, [.unitTests], roles: ["A", "B", "C"])
    }
    let failed = [["A"], ["A", "B"]].map { outcome(.failed, [.unitTests], roles: $0) }
    #expect(MutantTally.meanFailingRoles(failed + others) == 1.5)
    #expect(MutantTally.meanFailingRoles(others) == nil)
  }

  @Test(arguments: [[true, true], [true, false], [false, true]])
  func aRunIsCleanWhereEachOfItsSubjectsIs(areFound: [Bool]) {
    let runs = areFound.map { isFound in
      MutationResults.SubjectRun(
        name: "A", sources: "", mutants: [outcome(.passed, isFound ? [.scenarios] : [])])
    }
    #expect(MutationResults(runs: runs).isClean == !areFound.contains(false))
  }
}
