import CKnownCost
import Measurement
import Results

/// Something whose cost is known beforehand: what a counter has to find before its other numbers are believed.
package enum KnownCost {
  /// The arms, which differ in nothing but how often they do the one or the other.
  package enum Arm: String, CaseIterable {
    case base, instructions, references

    var thousands: Int { self == .instructions ? 2 : 1 }
    var references: Int { (self == .references ? 2 : 1) * KnownCost.references }
  }

  /// How many instructions more the arm `instructions` carries out than the arm `base`, but for a loop's few.
  package static let instructions = 1_000
  /// How many references more the arm `references` takes, and gives up, than the arm `base`.
  package static let references = 100

  /// A workload that a profiler watches and nobody times.
  package static let workload = Workload(
    id: WorkloadID.knownCost,
    summary: "Carry out instructions, and take and give up references, of known numbers",
    operation: "time"
  ) { _, _ in
    Arm.allCases.map { arm in
      WorkloadEntry(name: arm.rawValue) {
        let object = KnownObject()
        var holders: [KnownObject] = []
        holders.reserveCapacity(2 * references)
        return WorkloadRun(operations: 1) {
          {
            for _ in 0..<arm.thousands { known_cost_thousand_instructions() }
            for _ in 0..<arm.references { holders.append(object) }
            holders.removeAll(keepingCapacity: true)
          }
        } verify: {
        }
      }
    }
  }
}

private final class KnownObject {}
