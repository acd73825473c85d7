import CAllocationCounter
import CommandLineKit
import ContactsWorkloads
import Foundation

/// Counts what the workloads cost, in numbers that every run repeats.
@main
struct ContactsCount {
  static func main() {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    DeterministicHashing.restartIfNeeded(program)
    let counter = allocation_counter_is_available() ? AllocationCounter(read: tally) : nil
    // "swift build" puts all programs of the package into one folder.
    let benchmark = program.deletingLastPathComponent().appending(path: "benchmark")
    let command = CountCommand(counter: counter, benchmark: benchmark)
    exit(command.run(CommandLine.arguments.dropFirst()).rawValue)
  }

  private static func tally() -> AllocationTally {
    let count = allocation_counter_read()
    return AllocationTally(
      allocations: Int(count.allocations), bytesRequested: Int(count.bytes_requested),
      liveObjects: Int(count.allocations) - Int(count.frees), liveBytes: Int(count.bytes_in_use))
  }
}

/// Hashing without a random seed, which the runtime chooses as the process starts.
private enum DeterministicHashing {
  private static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Starts the program over with the variable set, unless it is; where that fails, it goes on as it is.
  static func restartIfNeeded(_ program: URL) {
    guard ProcessInfo.processInfo.environment[variable] == nil else { return }
    setenv(variable, "1", 1)
    execv(program.path, CommandLine.unsafeArgv)
  }
}
