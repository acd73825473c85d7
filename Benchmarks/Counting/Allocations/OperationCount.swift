import ContactsWorkloads
import Reporting

/// Counts what one operation of a workload asks of the allocator.
struct OperationCount {
  let counter: AllocationCounter

  /// What each operation takes, counted as (count(2k) - count(k)) / k over k batches, and that twice.
  func count(_ entry: WorkloadEntry, of workload: Workload, size: Int) -> [CountResults.Count] {
    let operations = entry.start().operations
    let batches = Self.batches(of: operations, isLinear: workload.isLinear, size: size)
    // The first time around fills the caches of the runtime and the libraries.
    _ = tally(entry, batches: 2 * batches)
    let tallies = (0..<2).map { _ in
      tally(entry, batches: 2 * batches) - tally(entry, batches: batches)
    }
    let perOperation = { (number: (AllocationTally) -> Int) in
      let values = tallies.map { Double(number($0)) / Double(batches * operations) }
      return Repeated(first: values[0], second: values[1]).measured
    }
    let metrics: [(CountResults.Metric, Measured<Double>)] = [
      (.allocations, perOperation(\.allocations)), (.bytesAllocated, perOperation(\.bytesRequested)),
    ]
    return metrics.map { metric, value in
      CountResults.Count(workload: workload.id, size: size, arm: entry.name, metric: metric, value: value)
    }
  }

  /// What so many batches take after a first one, from the fixture on.
  private func tally(_ entry: WorkloadEntry, batches: Int) -> AllocationTally {
    let run = entry.start()
    run.prepare()()
    return (0..<batches).reduce(.zero) { sum, _ in sum + counter.tally(of: run.prepare()) }
  }

  /// About 200 operations; where a batch grows with the list, as many as walk over 2,000 contacts, 2 at the least.
  static func batches(of operations: Int, isLinear: Bool, size: Int) -> Int {
    isLinear ? max(2, 2_000 / size) : max(2, 200 / operations)
  }
}
