import Results
import Testing

@testable import ContactsWorkloads
@testable import CostCounting

@MainActor
@Suite struct InstructionCountTests {
  private static func dump(_ instructions: Int, retains: Int = 0, releases: Int = 0) throws -> CallgrindDump {
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

  private func counts(
    operations: Int, deadline: ContinuousClock.Instant,
    profile: @escaping (String, Int, String, Int) throws -> [CallgrindDump]
  ) throws -> [CountResults.Count] {
    let entry = WorkloadEntry(name: "fake") {
      WorkloadRun(operations: operations, prepare: { {} }, verify: {})
    }
    let count = InstructionCount(profile: profile, deadline: deadline)
    return count.count(entry, of: try #require(Workload.all.first), size: 1_000)
  }

  /// Four batches of five operations.
  @Test func countsAreForOneOperation() throws {
    let counts = try counts(operations: 5, deadline: .now + .seconds(3_600)) { workload, size, arm, batches in
      #expect(workload == "add" && size == 1_000 && arm == "fake" && batches == 4)
      return try (0..<batches).map { try Self.dump(100 + $0, retains: 10, releases: 20) }
    }
    #expect(counts.map(\.metric) == [.instructions, .retains, .releases])
    #expect(counts.map(\.value) == [.measured(406 / 20), .measured(2), .measured(4)])
    #expect(counts.allSatisfy { $0.workload == "add" && $0.size == 1_000 && $0.arm == "fake" })
  }

  @Test func afterTheDeadlineNothingIsCounted() throws {
    let counts = try counts(operations: 5, deadline: .now - .seconds(1)) { _, _, _, _ in
      Issue.record("profiled")
      return []
    }
    #expect(
      counts.map(\.value)
        == Array(
          repeating: .notMeasured(reason: "the time for counting instructions was over"), count: 3))
  }

  @Test(arguments: [(1_000, true), (1_004, true), (1_006, false), (994, false)])
  func twoRunsAreHalfAPercentApartAtMost(second: Int, passes: Bool) throws {
    var totals = [1_000, second]
    let count = InstructionCount(
      profile: { _, _, _, _ in [try Self.dump(totals.removeFirst())] }, deadline: .now)
    if passes {
      try count.selfTest(workload: "add", size: 1, arm: "fake")
    } else {
      #expect(throws: CallgrindRun.Failure.self) {
        try count.selfTest(workload: "add", size: 1, arm: "fake")
      }
    }
  }

  /// The three arms of the known cost are told apart by their names.
  @Test func theKnownCostIsLookedFor() throws {
    var arms: [String] = []
    let count = InstructionCount(
      profile: { workload, _, arm, batches in
        #expect(workload == "known-cost" && batches == 1)
        arms.append(arm)
        return switch arm {
        case "instructions": [try Self.dump(6_003)]
        case "references": [try Self.dump(5_200, retains: 100, releases: 100)]
        default: [try Self.dump(5_000)]
        }
      }, deadline: .now)
    try count.findKnownCost()
    #expect(arms.sorted() == ["base", "instructions", "references"])
  }
}
