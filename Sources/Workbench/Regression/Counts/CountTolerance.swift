import Report
import Results

extension CountResults.Metric {
  /// How much of the baseline's count a count may differ from it without having changed.
  ///
  /// What is counted inside the program is the same in every run, so that one allocation more is a change. Instructions,
  /// retains and releases are counted from outside, with the runtime and the libraries in them: an update of those moves
  /// them a little. Instructions depend on the build as well: Observation looks key paths up by hashes of addresses,
  /// which collide in one build and not in the next. In five builds of the same apps, one operation took up to 4.8 %
  /// more in one than in another, with the same retains, releases and allocations.
  var tolerance: Double {
    switch self {
    case .comparisons, .allocations, .bytesAllocated, .liveObjects, .liveBytes: 0
    case .retains, .releases: 0.005
    case .instructions: 0.1
    }
  }

  /// Whether a count changed, and which way; nil within the tolerance.
  func direction(from before: Double, to now: Double) -> Direction? {
    let allowance = abs(before) * tolerance
    if now > before + allowance { return .up }
    if now < before - allowance { return .down }
    return nil
  }
}
