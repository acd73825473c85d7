import Measurement
import Results

/// How many times as many instructions one arm takes as another: the ratio that travels, for the instructions of one
/// build are the same on every processor.
struct InstructionRatios {
  /// Nil where nothing was counted.
  let counts: CountResults?

  init(_ results: ComparisonResults) {
    counts = results.counts.value
  }

  /// The size that stands for the workload: the largest at which its instructions were counted; nil without one.
  func size(of workload: String) -> Int? {
    counts?.counts.filter { $0.workload == workload && $0.metric == .instructions && $0.isMeasured }
      .map(\.size).max()
  }

  /// The instructions of one operation; nil if they were not counted.
  func count(of arm: String, in workload: String, at size: Int) -> Double? {
    counts?.value(of: .instructions, workload: workload, size: size, arm: arm)?.value
  }

  /// How many times as many one arm takes as the other; nil if they were not counted of both.
  func ratio(of arm: String, over other: String, in workload: String, at size: Int) -> Double? {
    guard let own = count(of: arm, in: workload, at: size),
      let others = count(of: other, in: workload, at: size), others > 0
    else { return nil }
    return own / others
  }
}
