@testable import ContactsWorkloads

/// An allocator that only keeps count.
@MainActor
final class FakeAllocator {
  var tally = AllocationTally(allocations: 0, bytesRequested: 0, liveObjects: 0, liveBytes: 0)

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

  func free(bytes: Int) {
    tally.liveObjects -= 1
    tally.liveBytes -= bytes
  }
}
