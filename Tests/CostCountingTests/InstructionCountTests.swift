import Results
import Testing

@testable import ContactsWorkloads
@testable import CostCounting

@MainActor
@Suite struct InstructionCountTests {
  private func counts(
    operations: [Int], deadline: ContinuousClock.Instant,
    profile: @escaping (String, Int, Int, Int) throws -> [CallgrindDump]
  ) throws -> [CountResults.Count] {
    let entries = operations.enumerated().map { index, operations in
      WorkloadEntry(name: "fake \(index)") {
        WorkloadRun(operations: operations, prepare: { {} }, verify: {})
      }
    }
    let count = InstructionCount(profile: profile, deadline: deadline)
    return count.count(entries, of: try #require(Workload.all.first), size: 1_000)
  }

  /// Four batches of five operations, then four of two.
  @Test func countsAreForOneOperationOfEachArm() throws {
    let far = ContinuousClock.now + .seconds(3_600)
    let counts = try counts(operations: [5, 2], deadline: far) { workload, size, arms, batches in
      #expect(workload == "add" && size == 1_000 && arms == 2 && batches == 4)
      return try (0..<4).map { try CallgrindDump.test(100 + $0, retains: 10, releases: 20) }
        + (0..<4).map { _ in try CallgrindDump.test(8, retains: 2, releases: 4) }
    }
    #expect(counts.map(\.metric) == [.instructions, .retains, .releases, .instructions, .retains, .releases])
    #expect(
      counts.map(\.value) == [406 / 20, 2, 4, 4, 1, 2].map(Measured.measured))
    #expect(counts.map(\.arm) == ["fake 0", "fake 0", "fake 0", "fake 1", "fake 1", "fake 1"])
    #expect(counts.allSatisfy { $0.workload == "add" && $0.size == 1_000 })
  }

  @Test func afterTheDeadlineNothingIsCounted() throws {
    let counts = try counts(operations: [5], deadline: .now - .seconds(1)) { _, _, _, _ in
      Issue.record("profiled")
      return []
    }
    #expect(
      counts.map(\.value)
        == Array(
          repeating: .notMeasured(reason: "the time for counting instructions was over"), count: 3))
  }

  @Test(arguments: [(1_000.0, true), (1_004, true), (1_006, false), (994, false)])
  func twoRunsAreHalfAPercentApartAtMost(second: Double, passes: Bool) throws {
    let runs = [1_000, second].map { value in
      [
        CountResults.Count(workload: "add", size: 1, arm: "one", metric: .instructions, value: .measured(7)),
        CountResults.Count(
          workload: "add", size: 1, arm: "other", metric: .instructions, value: .measured(value)),
      ]
    }
    if passes {
      try InstructionCount.requireAgreement(runs[0], runs[1])
    } else {
      #expect(throws: CallgrindRun.Failure.self) {
        try InstructionCount.requireAgreement(runs[0], runs[1])
      }
    }
  }

  /// The arms of the known cost come in the order in which they are declared.
  @Test func theKnownCostIsLookedFor() throws {
    #expect(KnownCost.Load.allCases == [.base, .instructions, .references])
    let count = InstructionCount(
      profile: { workload, _, arms, batches in
        #expect(workload == "known-cost" && arms == 3 && batches == 1)
        return [
          try CallgrindDump.test(5_000), try CallgrindDump.test(6_003),
          try CallgrindDump.test(5_200, retains: 100, releases: 100),
        ]
      }, deadline: .now)
    try count.findKnownCost()
  }
}

extension CallgrindDump {
  @MainActor static func test(_ instructions: Int, retains: Int = 0, releases: Int = 0) throws -> Self {
    try #require(
      CallgrindDump(
        """
        summary: \(instructions)
        fn=(1) work
        cfn=(2) swift_retain
        calls=\(retains) 0
        cfn=(3) swift_release
        calls=\(releases) 0
        """))
  }
}
