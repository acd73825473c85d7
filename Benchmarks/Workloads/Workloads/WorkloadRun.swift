package import Measurement

/// One that takes part in a workload.
package struct WorkloadEntry {
  /// The name of its arm.
  package let name: String
  /// Starts anew: from the fixture, with nothing of earlier runs left.
  package let start: () -> WorkloadRun

  /// An arm that times one batch a sample, and what has to hold after it was sampled.
  package func measuredArm() -> (arm: Arm, verify: () throws -> Void) {
    measuredArm(time: Stopwatch.time)
  }

  /// - Parameter time: performs what it is given, and tells how long that took.
  func measuredArm(time: @escaping (() -> Void) -> Duration) -> (arm: Arm, verify: () throws -> Void) {
    let run = start()
    let arm = Arm(name: name, operations: run.operations) {
      let perform = run.prepare()
      return time(perform)
    }
    return (arm, run.verify)
  }
}

/// A workload under way: performs one batch of operations after the other.
package struct WorkloadRun {
  /// How many operations a batch has.
  package let operations: Int
  /// Gets everything ready for the next batch, and returns what performs it.
  package let prepare: () -> () -> Void
  /// Throws where the batches did not do what was measured.
  package let verify: () throws -> Void
}

/// A contender did something other than the workload.
package struct WorkloadFailure: Error, CustomStringConvertible {
  /// What it did instead.
  package let description: String

  package init(description: String) {
    self.description = description
  }
}

/// Performs batches under a function that a profiler knows by its symbol, so that it can leave out all else.
package enum ProfiledBatch {
  /// The symbol of ``profiledBatch(_:)``: a profiler takes no pattern where it has to begin and end with a function.
  package nonisolated static let symbol = "$s17ContactsWorkloads13profiledBatchyyyyXEF"

  /// Performs `batches` batches of one entry, after one that is not profiled. Throws what `verify` throws.
  package static func perform(_ batches: Int, of entry: WorkloadEntry) throws {
    let run = entry.start()
    run.prepare()()
    for _ in 0..<batches { profiledBatch(run.prepare()) }
    try run.verify()
  }
}

/// Performs one batch.
@inline(never)
func profiledBatch(_ perform: () -> Void) {
  perform()
}
