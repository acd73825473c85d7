public import Measurement

/// One that takes part in a workload.
public struct WorkloadEntry {
  /// The name of its arm.
  public let name: String
  /// Starts anew: from the fixture, with nothing of earlier runs left.
  public let start: () -> WorkloadRun

  /// An arm that times one batch a sample, and what has to hold after it was sampled.
  public func measuredArm() -> (arm: Arm, verify: () throws -> Void) {
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
public struct WorkloadRun {
  /// How many operations a batch has.
  public let operations: Int
  /// Gets everything ready for the next batch, and returns what performs it.
  public let prepare: () -> () -> Void
  /// Throws where the batches did not do what was measured.
  public let verify: () throws -> Void
}

/// A contender did something other than the workload.
public struct WorkloadFailure: Error, CustomStringConvertible {
  /// What it did instead.
  public let description: String

  public init(description: String) {
    self.description = description
  }
}
