import CommandLineKit
import ContactsDomain
import Measurement
import Testing

@testable import ContactsWorkloads

/// An allocator that only keeps count.
@MainActor
final class FakeAllocator {
  var tally = AllocationTally(allocations: 0, bytesRequested: 0, liveObjects: 0, liveBytes: 0)
  /// Whether an app was launched, which fills what later ones find.
  var isWarm = false
  /// Whether each launch and each screen takes more than the one before, and ever more.
  var isGrowing = false
  private var steps = 0

  nonisolated init() {}

  var counter: AllocationCounter {
    AllocationCounter { self.tally }
  }

  func allocate(bytes: Int = 16) {
    tally.allocations += 1
    tally.bytesRequested += bytes
    tally.liveObjects += 1
    tally.liveBytes += bytes
  }

  func grow() {
    steps += 1
    for _ in 0..<(isGrowing ? steps * steps : 0) { allocate(bytes: 1) }
  }

  func free(bytes: Int) {
    tally.liveObjects -= 1
    tally.liveBytes -= bytes
  }
}

@MainActor
@Suite struct AllocationCounterTests {
  /// Three blocks more for two contacts more.
  @Test func aContactCanHoldAShareOfABlock() {
    var reads = 0
    let counter = AllocationCounter {
      reads += 1
      let held = reads.isMultiple(of: 2) ? reads.isMultiple(of: 4) ? 5 : 2 : 0
      return AllocationTally(allocations: 0, bytesRequested: 0, liveObjects: held, liveBytes: held)
    }
    let counts = MemoryCount(counter: counter).count(MemoryCount.contact, of: Participants.all[0], size: 2)
    #expect(counts.map(\.value) == [.measured(1.5), .measured(1.5)])
  }

  @Test func onlyWhatHappensInBetweenCounts() {
    let allocator = FakeAllocator()
    allocator.allocate(bytes: 1_000)
    let tally = allocator.counter.tally {
      allocator.allocate(bytes: 3)
      allocator.allocate(bytes: 4)
    }
    #expect(tally == AllocationTally(allocations: 2, bytesRequested: 7, liveObjects: 2, liveBytes: 7))
  }

  @Test func whatDiffersBetweenRunsIsNotMeasured() {
    #expect(Repeated([2, 2]).measured == .measured(2))
    #expect(
      Repeated([2, 2.5]).measured == .notMeasured(reason: "differs between runs: 2.0 and 2.5"))
  }
}

@MainActor
@Suite struct OperationCountTests {
  private let allocator = FakeAllocator()

  /// A workload of which every operation takes what `cost` says, told from the number of batches before.
  private func counts(operations: Int, cost: @escaping (Int) -> Int) throws -> [RuntimeCounts.Count] {
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
    #expect(counts.allSatisfy { $0.workload == "add" && $0.size == 10 && $0.participant == "fake" })
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

  /// A large list is walked through twice.
  @Test(arguments: [
    (20, false, 1_000, 10), (1, false, 10, 200), (400, false, 10, 2), (1, true, 10, 200),
    (1, true, 100_000, 2),
  ])
  func batches(operations: Int, isLinear: Bool, size: Int, expected: Int) {
    #expect(OperationCount.batches(of: operations, isLinear: isLinear, size: size) == expected)
  }
}

/// Memory is told for each contact, and for one screen, whatever the number of contacts.
@MainActor
@Suite struct MemoryCountTests {
  private let allocator = FakeAllocator()

  @Test(arguments: ["memory-contact", "memory-scene", "memory-rest", "memory-launch"])
  func whatGrowsIsNotMeasured(kind: String) throws {
    allocator.isGrowing = true
    for case .measured(let value) in try values(kind, size: 10) { Issue.record("\(value)") }
  }

  /// Holds 1,000 bytes, and 3 blocks of 40 for each contact; an open Add screen 5 blocks of 7, of which one stays.
  private func values(_ kind: String, size: Int) throws -> [Measured<Double>] {
    let participant = Participant(name: "fake") { [allocator] in FakeSubject(names: $0, allocator: allocator)
    }
    let workload = try #require(MemoryCount.named.first { $0.id == kind })
    let counts = MemoryCount(counter: allocator.counter).count(workload, of: participant, size: size)
    #expect(counts.map(\.metric) == [.liveObjects, .liveBytes])
    #expect(counts.allSatisfy { $0.workload == kind && $0.size == size && $0.participant == "fake" })
    return counts.map(\.value)
  }

  @Test(arguments: [1, 10, 1_000]) func whatAContactTakes(size: Int) throws {
    #expect(try values("memory-contact", size: size) == [.measured(3), .measured(120)])
  }

  @Test(arguments: [1, 10]) func whatAnAppTakes(size: Int) throws {
    #expect(
      try values("memory-launch", size: size) == [
        .measured(Double(1 + 3 * size)), .measured(Double(1_000 + 120 * size)),
      ])
  }

  @Test(arguments: [1, 10]) func whatAScreenTakes(size: Int) throws {
    #expect(try values("memory-scene", size: size) == [.measured(5), .measured(35)])
  }

  @Test(arguments: [1, 10]) func whatAScreenLeavesBehind(size: Int) throws {
    #expect(try values("memory-rest", size: size) == [.measured(1), .measured(7)])
  }
}

/// Takes what memory it is said to, and more for the first launch and three first screens; and does nothing.
private final class FakeSubject: WorkloadSubject {
  private let count: Int
  private let allocator: FakeAllocator
  private var openings = 0

  init(names: [PersonName], allocator: FakeAllocator) {
    count = names.count
    self.allocator = allocator
  }

  func launch() {
    if !allocator.isWarm { allocator.allocate(bytes: 500) }
    allocator.isWarm = true
    allocator.grow()
    allocator.allocate(bytes: 1_000)
    for _ in 0..<3 * count { allocator.allocate(bytes: 40) }
  }

  func openAdd() {
    openings += 1
    allocator.grow()
    for _ in 0..<(openings > 3 ? 5 : 6) { allocator.allocate(bytes: 7) }
  }

  func cancelAdd() {
    for _ in 0..<4 { allocator.free(bytes: 7) }
  }

  func quit() {}
  func add(_ draft: ContactDraft) {}
  func reject() {}
  func show(row: Int) {}
  func scroll(along path: ScrollPath) {}
  let numberOfRows = 0
  let insertedRow: Int? = nil
  let failure: (any Error)? = nil
}
