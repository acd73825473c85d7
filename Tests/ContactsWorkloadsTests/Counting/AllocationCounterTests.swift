import CommandLineKit
import Measurement
import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct AllocationCounterTests {
  @Test func onlyWhatHappensInBetweenCounts() {
    let allocator = FakeAllocator()
    allocator.allocate(bytes: 1_000)
    let tally = allocator.counter.tally {
      allocator.allocate(bytes: 3)
      allocator.allocate(bytes: 4)
    }
    #expect(tally == AllocationTally(allocations: 2, bytesRequested: 7, liveObjects: 2, liveBytes: 7))
  }

  @Test func aCounterThatDoesNotFindWhatIsThereFailsItsTest() {
    let failure = CommandFailure.checkFailed("the counter found 0 allocations where there were 100")
    #expect(throws: failure) { try FakeAllocator().counter.selfTest() }
  }

  @Test func whatDiffersBetweenRunsIsNotMeasured() {
    #expect(Repeated([2, 2]).measured == .measured(2))
    #expect(
      Repeated([2, 2.5]).measured == .notMeasured(reason: "differs between runs: 2.0 and 2.5"))
  }
}
