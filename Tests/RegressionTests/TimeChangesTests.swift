import Measurement
import Reporting
import Testing

@testable import Regression

@Suite struct TimeChangesTests {
  private let bootstrap = HierarchicalBootstrap(resamples: 200)

  private func changes(_ before: Run, _ now: Run) throws -> Changes {
    try RegressionCheck(baseline: before.results(), bootstrap: bootstrap).changes(in: now.results())
  }

  private func outcomes(_ changes: Changes) -> [String: ContenderChange.Outcome] {
    let contenders = changes.times?.contenders.filter { $0.cell.size == 10 } ?? []
    return Dictionary(uniqueKeysWithValues: contenders.map { ($0.contender, $0.outcome) })
  }

  @Test func `one architecture that takes longer is the one that is slower`() throws {
    let changes = try changes(Run(), Run().slowing("MVVM", by: 1.1))
    #expect(outcomes(changes) == ["MVC": .ambiguous, "MVVM": .slower, "VIPER": .unchanged])
    #expect(
      changes.times?.cellsToRepeat == [Cell(workload: "add", size: 10), Cell(workload: "add", size: 1_000)])
  }

  // MVC is in every ratio of the others: they rise, and nobody is slower than before.
  @Test func `where the first becomes faster no other becomes slower`() throws {
    let changes = try changes(Run(), Run().slowing("MVC", by: 0.8))
    #expect(outcomes(changes) == ["MVC": .faster, "MVVM": .ambiguous, "VIPER": .ambiguous])
    #expect(changes.times?.cellsToRepeat == [])
  }

  @Test func `where the first becomes slower it is the one`() throws {
    let changes = try changes(Run(), Run().slowing("MVC", by: 1.2))
    #expect(outcomes(changes) == ["MVC": .slower, "MVVM": .ambiguous, "VIPER": .ambiguous])
  }

  @Test func `what all of them stand on makes all of them slower`() throws {
    var now = Run()
    for arm in ["MVC", "MVVM", "VIPER", ReferenceArm.toolkit] { now = now.slowing(arm, by: 1.3) }
    #expect(outcomes(try changes(Run(), now)) == ["MVC": .slower, "MVVM": .slower, "VIPER": .slower])
  }

  @Test func `a baseline that becomes faster makes nobody slower`() throws {
    let changes = try changes(Run(), Run().slowing(ReferenceArm.domain, by: 0.5))
    #expect(outcomes(changes) == ["MVC": .ambiguous, "MVVM": .ambiguous, "VIPER": .ambiguous])
  }

  @Test func `a machine that is slower all in all changes nothing`() throws {
    var now = Run()
    for (name, _) in now.arms { now = now.slowing(name, by: 2) }
    #expect(outcomes(try changes(Run(), now)).values.allSatisfy { $0 == .unchanged })
  }

  @Test(arguments: [(1.04, ContenderChange.Outcome.unchanged), (1.06, .slower)])
  func `less than five per cent is nothing`(factor: Double, outcome: ContenderChange.Outcome) throws {
    #expect(outcomes(try changes(Run(), Run().slowing("VIPER", by: factor)))["VIPER"] == outcome)
  }

  @Test func `intervals that overlap prove nothing`() throws {
    var before = Run()
    before.unsteady = "MVVM"
    let changes = try changes(before, before.slowing("MVVM", by: 1.2))
    #expect(outcomes(changes)["MVVM"] == .unchanged)
  }

  // The fixed loop stays in the processor's core: on another processor it says nothing of work that does not.
  @Test func `the fixed loop is no witness across processors`() throws {
    var before = Run()
    before.arms = [("MVC", 1), ("MVVM", 2), (ReferenceArm.calibration, 10)]
    before.architectures = ["MVC", "MVVM"]
    var now = before.slowing("MVVM", by: 1.5)
    #expect(outcomes(try changes(before, now))["MVVM"] == .slower)
    now.processor = "Another processor"
    #expect(outcomes(try changes(before, now))["MVVM"] == .ambiguous)
  }

  @Test func `who is compared in the architectures' place is judged alike`() throws {
    var before = Run()
    before.arms = [("SortedList", 1), ("pbds", 2), (ReferenceArm.calibration, 3)]
    let changes = try changes(before, before.slowing("SortedList", by: 1.5))
    #expect(outcomes(changes) == ["SortedList": .slower, "pbds": .ambiguous])
  }

  @Test func `runs without a common cell have no times to compare`() throws {
    var now = Run()
    now.cells = ["launch": [10]]
    #expect(try changes(Run(), now).times?.contenders == [])
    #expect(try changes(Run(), now).nothingInCommon == "the baseline has no number that this run has too")
  }
}
