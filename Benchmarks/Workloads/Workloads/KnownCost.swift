import CKnownCost
import Measurement

/// Something whose cost is known beforehand: what a counter has to find before its other numbers are believed.
package enum KnownCost {
  /// The arms of the workload, which differ only in how often they do the one or the other.
  package enum Load: String, CaseIterable {
    case base, instructions, references

    var thousands: Int { self == .instructions ? 2 : 1 }
    var references: Int { (self == .references ? 2 : 1) * KnownCost.references }
  }

  /// How many instructions more the arm `instructions` carries out than the arm `base`, but for a loop's few.
  package static let instructions = 1_000
  /// How many references more the arm `references` takes, and gives up, than the arm `base`.
  package static let references = 100

  /// A workload for a profiler; it is never timed.
  package static let workload = Workload(
    WorkloadDescription(
      id: WorkloadID.knownCost,
      summary: "Carry out instructions, and take and give up references, of known numbers", operation: "time")
  ) { _, _ in
    Load.allCases.map { variant in
      WorkloadEntry(name: variant.rawValue) {
        let object = SharedObject()
        var holders: [SharedObject] = []
        holders.reserveCapacity(2 * references)
        return WorkloadRun(operations: 1) {
          {
            for _ in 0..<variant.thousands { known_cost_thousand_instructions() }
            for _ in 0..<variant.references { holders.append(object) }
            holders.removeAll(keepingCapacity: true)
          }
        } verify: {
        }
      }
    }
  }
}

private final class SharedObject {}
