import ContactsWorkloads
import Results

/// Counts what one operation of a workload asks of the allocator.
struct OperationCount {
  let counter: AllocationCounter

  /// What each operation takes: count(2k) - count(k) over k, counted for k batches that follow k others; and that twice.
  func count(_ entry: WorkloadEntry, of workload: Workload, size: Int) -> [CountResults.Count] {
    let perRun = (0..<2).map { _ in tally(entry, isLinear: workload.isLinear, size: size) }
    let perOperation = { (number: (AllocationTally) -> Int) in
      let values = perRun.map { Double(number($0.tally)) / Double($0.operations) }
      return Repeated(first: values[0], second: values[1]).measured
    }
    let metrics: [(CountResults.Metric, Measured<Double>)] = [
      (.allocations, perOperation(\.allocations)), (.bytesAllocated, perOperation(\.bytesRequested)),
    ]
    return metrics.map { metric, value in
      CountResults.Count(workload: workload.id, size: size, arm: entry.name, metric: metric, value: value)
    }
  }

  /// What k batches take, after as many that fill the caches of the runtime, the libraries and the app.
  private func tally(
    _ entry: WorkloadEntry, isLinear: Bool, size: Int
  ) -> (tally: AllocationTally, operations: Int) {
    let run = entry.start()
    let batches = Self.batches(of: run.operations, isLinear: isLinear, size: size)
    for _ in 0...batches { run.prepare()() }
    let tally = (0..<batches).reduce(.zero) { sum, _ in sum + counter.tally(of: run.prepare()) }
    return (tally, batches * run.operations)
  }

  /// About 200 operations; where a batch grows with the list, as many as walk over 2,000 contacts, 2 at the least.
  static func batches(of operations: Int, isLinear: Bool, size: Int) -> Int {
    isLinear ? max(2, 2_000 / size) : max(2, 200 / operations)
  }
}

/// A number that was counted twice.
struct Repeated {
  let first: Double
  let second: Double

  /// The number, where both times gave the same.
  var measured: Measured<Double> {
    first == second
      ? .measured(first) : .notMeasured(reason: "differs between runs: \(first) and \(second)")
  }
}
