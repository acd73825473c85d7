import CommandLineKit
import Measurement
import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct CallgrindDumpTests {
  private static let dump = """
    # callgrind format
    part: 3
    desc: Trigger: --dump-after=batch
    events: Ir
    summary: 1234

    fn=(1) $s1A3addyyF
    cfn=(2) swift_retain
    calls=3 0
    0 30
    cfn=(3) swift_release
    calls=4 +2
    0 40

    fn=(2)
    0 30
    cfn=(4) swift_retain'2
    calls=1 0
    0 10
    cfn=(2)
    calls=5 0
    0 50
    fn=(5) swift_retain_n
    0 1
    cfn=(5)
    calls=2 0
    cfn=(6) swift_release_n
    calls=6 0

    totals: 1300
    """

  @Test func theSummaryTellsTheInstructions() throws {
    #expect(try #require(CallgrindDump(Self.dump)).instructions == 1_234)
  }

  @Test func callsOfOneFunctionAreAddedUpWhateverTheirLevelOfRecursion() throws {
    let dump = try #require(CallgrindDump(Self.dump))
    #expect(dump.calls(of: ["swift_retain"]) == 9)
    #expect(dump.calls(of: ["swift_retain", "swift_release"]) == 13)
    #expect(dump.calls(of: ["swift_none"]) == 0)
    #expect(dump.retains == 9 + 2 && dump.releases == 4 + 6)
  }

  @Test(arguments: ["", "summary: none", "totals: 3"]) func whatIsNoDumpIsNotRead(text: String) {
    #expect(CallgrindDump(text) == nil)
  }
}

@MainActor
@Suite struct InstructionCountTests {
  private func counts(
    operations: [Int], deadline: ContinuousClock.Instant,
    profile: @escaping (String, Int, Int, Int, Range<Int>) throws -> [[CallgrindDump]]
  ) throws -> [RuntimeCounts.Count] {
    let entries = operations.enumerated().map { index, operations in
      WorkloadEntry(name: "fake \(index)") {
        WorkloadRun(operations: operations, prepare: { {} }, verify: {})
      }
    }
    let count = InstructionCount(profile: profile, deadline: deadline)
    return count.count(entries, of: try #require(Workload.all.first), size: 1_000)
  }

  /// Four batches of five operations, then four of two.
  @Test func countsAreForOneOperationOfEachParticipant() throws {
    let far = ContinuousClock.now + .seconds(3_600)
    let counts = try counts(operations: [5, 2], deadline: far) {
      workload, size, participants, batches, layouts in
      #expect(workload == "add" && size == 1_000 && participants == 2 && batches == 4 && layouts == 0..<2)
      return try layouts.map { _ in
        try (0..<4).map { try CallgrindDump.test(100 + $0, retains: 10, releases: 20) }
          + (0..<4).map { _ in try CallgrindDump.test(8, retains: 2, releases: 4) }
      }
    }
    #expect(counts.map(\.metric) == [.instructions, .retains, .releases, .instructions, .retains, .releases])
    #expect(
      counts.map(\.value) == [406 / 20, 2, 4, 4, 1, 2].map(Measured.measured))
    #expect(counts.map(\.participant) == ["fake 0", "fake 0", "fake 0", "fake 1", "fake 1", "fake 1"])
    #expect(counts.allSatisfy { $0.workload == "add" && $0.size == 1_000 && $0.range == nil })
  }

  /// In layout 3 the second participant takes 40 more, in layout 5 as many less, of 1,000 in each batch; in the first
  /// two it takes `other`.
  @Test(arguments: [(1_000, 0..<2), (1_002, 0..<2), (1_003, 0..<RuntimeCounts.layouts)])
  func whatDependsOnTheLayoutIsCountedInAllOfThem(other: Int, counted: Range<Int>) throws {
    var asked: [Range<Int>] = []
    let counts = try counts(operations: [2, 2], deadline: .now + .seconds(3_600)) { _, _, _, _, layouts in
      asked.append(layouts)
      return try layouts.map { layout in
        let instructions = [1: other, 3: 1_040, 5: 960][layout] ?? 1_000
        return try (0..<4).map { _ in try CallgrindDump.test(500) }
          + (0..<4).map { _ in try CallgrindDump.test(instructions, retains: layout) }
      }
    }
    #expect(asked.flatMap(Array.init) == Array(counted))
    let instructions = counts.filter { $0.metric == .instructions }
    #expect(instructions[0].value == .measured(250) && instructions[0].range == nil)
    if counted.count == 2 {
      // Of two that agree the larger.
      #expect(instructions[1].value == .measured(Double(other) / 2) && instructions[1].range == nil)
    } else {
      #expect(instructions[1].value == .measured(500) && instructions[1].range == 480...520)
    }
    #expect(counts.allSatisfy { $0.metric == .instructions || $0.range == nil })
  }

  @Test func afterTheDeadlineNothingIsCounted() throws {
    let counts = try counts(operations: [5], deadline: .now - .seconds(1)) { _, _, _, _, _ in
      Issue.record("profiled")
      return []
    }
    #expect(
      counts.map(\.value)
        == Array(
          repeating: .notMeasured(reason: "the time for counting instructions was over"), count: 3))
  }

  // MARK: The known cost

  /// The participants come in the order in which they are declared.
  private func findKnownCost(instructions: Int, retains: Int, releases: Int) throws {
    let count = InstructionCount(
      profile: { workload, _, participants, batches, layouts in
        #expect(workload == "known-cost" && participants == 3 && batches == 1 && layouts == 0..<1)
        return try [
          [
            .test(5_000, retains: 7, releases: 8), .test(5_000 + instructions, retains: 7, releases: 8),
            .test(5_300, retains: 7 + retains, releases: 8 + releases),
          ]
        ]
      }, deadline: .now)
    try count.findKnownCost()
  }

  @Test(arguments: [1_000, 1_020]) func whatIsKnownIsFound(instructions: Int) throws {
    try findKnownCost(instructions: instructions, retains: 100, releases: 100)
  }

  @Test(arguments: [(999, 100, 100), (1_021, 100, 100), (1_000, 99, 100), (1_000, 100, 0)])
  func aCounterThatFindsAnotherNumberIsNotBelieved(instructions: Int, retains: Int, releases: Int) {
    #expect(throws: CommandFailure.self) {
      try findKnownCost(instructions: instructions, retains: retains, releases: releases)
    }
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
