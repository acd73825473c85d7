import Measurement
import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct OperationCountTests {
  private let allocator = FakeAllocator()

  /// A workload of which every operation takes what `cost` says, told from the number of batches before.
  private func counts(operations: Int, cost: @escaping (Int) -> Int) throws -> [CountResults.Count] {
    let entry = WorkloadEntry(name: "fake") { [allocator] in
      var batches = 0
      return WorkloadRun(operations: operations) {
        allocator.allocate(bytes: 1_000_000)
        return {
          for _ in 0..<operations * cost(batches) { allocator.allocate() }
          batches += 1
        }
      } verify: {
      }
    }
    let workload = try #require(Workload.all.first)
    return OperationCount(counter: allocator.counter).count(entry, of: workload, size: 10)
  }

  @Test func whatIsPreparedDoesNotCount() throws {
    let counts = try counts(operations: 20) { _ in 3 }
    #expect(counts.map(\.metric) == [.allocations, .bytesAllocated])
    #expect(counts.map(\.value) == [.measured(3), .measured(48)])
    #expect(counts.allSatisfy { $0.workload == "add" && $0.size == 10 && $0.arm == "fake" })
  }

  @Test func whatOnlyTheFirstOperationsTakeCancelsOut() throws {
    let counts = try counts(operations: 20) { $0 < 5 ? 9 : 2 }
    #expect(counts.first?.value == .measured(2))
  }

  @Test func aCountThatDriftsIsNotMeasured() throws {
    var calls = 0
    let counts = try counts(operations: 1) { _ in
      calls += 1
      return calls
    }
    guard case .notMeasured(let reason) = counts.first?.value else {
      Issue.record("a drifting count was taken for a number")
      return
    }
    #expect(reason.hasPrefix("differs between runs"))
  }

  @Test(arguments: [(20, false, 1_000, 10), (1, false, 10, 200), (400, false, 10, 2), (1, true, 10, 200)])
  func batches(operations: Int, isLinear: Bool, size: Int, expected: Int) {
    #expect(OperationCount.batches(of: operations, isLinear: isLinear, size: size) == expected)
  }

  @Test func aLargeListIsWalkedThroughTwice() {
    #expect(OperationCount.batches(of: 1, isLinear: true, size: 100_000) == 2)
  }
}
