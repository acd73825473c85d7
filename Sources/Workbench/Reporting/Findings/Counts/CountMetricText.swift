extension CountResults.Metric {
  /// What is counted, in the plural.
  public var noun: String {
    switch self {
    case .comparisons: "comparisons"
    case .allocations: "allocations"
    case .bytesAllocated: "bytes allocated"
    case .liveObjects: "blocks held"
    case .liveBytes: "bytes held"
    case .instructions: "instructions"
    case .retains: "retains"
    case .releases: "releases"
    }
  }

  /// Whether it counts steps of an algorithm, from which a class of complexity can be told.
  var countsSteps: Bool {
    switch self {
    case .comparisons, .allocations, .instructions: true
    case .bytesAllocated, .liveObjects, .liveBytes, .retains, .releases: false
    }
  }

  /// Whether it is memory that is there, rather than something that an operation does.
  var isHeld: Bool { self == .liveObjects || self == .liveBytes }
}
