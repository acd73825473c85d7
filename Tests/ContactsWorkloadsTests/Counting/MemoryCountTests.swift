import ContactsDomain
import Measurement
import Testing

@testable import ContactsWorkloads

/// Memory is told for each contact, and for one screen, whatever the number of contacts.
@MainActor
@Suite struct MemoryCountTests {
  private let allocator = FakeAllocator()

  /// Holds 1,000 bytes, and 3 blocks of 40 for each contact; an open Add screen 5 blocks of 7, of which one stays.
  private func values(_ kind: String, size: Int) throws -> [Measured<Double>] {
    let contender = Contender(name: "fake") { [allocator] in FakeSubject(names: $0, allocator: allocator) }
    let workload = try #require(MemoryCount.named.first { $0.id == kind })
    let counts = MemoryCount(counter: allocator.counter).count(workload, of: contender, size: size)
    #expect(counts.map(\.metric) == [.liveObjects, .liveBytes])
    #expect(counts.allSatisfy { $0.workload == kind && $0.size == size && $0.arm == "fake" })
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

/// Takes what memory it is said to, and does nothing.
private final class FakeSubject: WorkloadSubject {
  private let count: Int
  private let allocator: FakeAllocator

  init(names: [PersonName], allocator: FakeAllocator) {
    count = names.count
    self.allocator = allocator
  }

  func launch() {
    allocator.allocate(bytes: 1_000)
    for _ in 0..<3 * count { allocator.allocate(bytes: 40) }
  }

  func openAdd() {
    for _ in 0..<5 { allocator.allocate(bytes: 7) }
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
