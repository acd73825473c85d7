import ContactsDomain
import Measurement

/// Something that a person does, which every contender does beside the others.
struct Workload {
  let id: String
  /// One line that tells what is done.
  let summary: String
  /// What one operation is.
  let operation: String
  /// An arm that has the contender do it, on a list of the size that the fixture has.
  let arm: (Contender, Fixture) -> MeasuredArm

  static let all = [addContact, launch, scrollThrough]

  var description: BenchmarkRun.Workload {
    BenchmarkRun.Workload(id: id, summary: summary, operation: operation)
  }
}

/// An arm, with what has to hold after it was sampled.
struct MeasuredArm {
  let arm: Arm
  /// Throws where the contender did not do what was measured.
  let verify: () throws -> Void
}

/// The contender did something other than the workload.
struct WorkloadFailure: Error, CustomStringConvertible {
  let description: String
}
