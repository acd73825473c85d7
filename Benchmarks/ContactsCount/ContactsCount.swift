import CAllocationCounter
import CommandLineKit
import CostCounting
import Foundation

/// Counts what the workloads cost, in numbers that every run repeats.
@main
struct ContactsCount {
  static func main() {
    DeterministicHashing.restartIfNeeded()
    let counter = allocation_counter_is_available() ? AllocationCounter(read: tally) : nil
    exit(CountCommand(counter: counter).run(CommandLine.arguments.dropFirst()).rawValue)
  }

  private static func tally() -> AllocationTally {
    let count = allocation_counter_read()
    return AllocationTally(
      allocations: Int(count.allocations), bytesRequested: Int(count.bytes_requested),
      liveObjects: Int(count.allocations) - Int(count.frees), liveBytes: Int(count.bytes_in_use))
  }
}
