import Reporting

extension CountResults.Metric {
  /// How much of the baseline's count a count may differ from it without having changed.
  ///
  /// What is counted inside the program is the same in every run, so that one allocation more is a change. Instructions,
  /// retains and releases are counted from outside, with the runtime and the libraries in them: an update of those, or
  /// the order in which a process is laid out, moves them a little.
  var tolerance: Double {
    switch self {
    case .comparisons, .allocations, .bytesAllocated, .liveObjects, .liveBytes: 0
    case .instructions, .retains, .releases: 0.005
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
