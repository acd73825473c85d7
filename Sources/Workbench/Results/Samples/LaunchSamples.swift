/// What the arms of a cell took in one launch of the benchmark.
///
/// In JSON it is an object: the times by the name of the arm.
package struct LaunchSamples: Equatable, Sendable {
  /// Nanoseconds per operation by the name of the arm, round by round.
  private var times: [String: [Double]]

  /// Takes the times of each of `arms`, which are named differently, in their order.
  ///
  /// Throws `unevenLaunch` where there is not one series for each of them, and `repeatedArm`.
  package init(arms: [String], times: [[Double]]) throws(SampleShapeError) {
    guard arms.count == times.count else { throw .unevenLaunch(0) }
    self.init()
    for (arm, series) in zip(arms, times) {
      guard self.times.updateValue(series, forKey: arm) == nil else { throw .repeatedArm(arm) }
    }
  }

  /// A launch in which nothing was sampled yet.
  init() {
    times = [:]
  }

  /// Nanoseconds per operation, round by round; nil if the arm was not sampled.
  package func times(of arm: String) -> [Double]? { times[arm] }

  /// Whether there is one series for each of `arms` and nothing else, all equally long.
  func isEven(over arms: [String]) -> Bool {
    Set(times.keys) == Set(arms) && Set(times.values.map(\.count)).count <= 1
  }

  var areTimesValid: Bool {
    times.values.allSatisfy { $0.allSatisfy { $0.isFinite && $0 > 0 } }
  }

  func rounded(to digits: SignificantDigits) -> LaunchSamples {
    var rounded = self
    rounded.times = times.mapValues { $0.map(digits.round) }
    return rounded
  }

  /// Adds the rounds of `other` after its own, arm by arm.
  mutating func append(roundsOf other: LaunchSamples) {
    times.merge(other.times, uniquingKeysWith: +)
  }
}

extension LaunchSamples: Codable {
  package init(from decoder: any Decoder) throws {
    times = try decoder.singleValueContainer().decode([String: [Double]].self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(times)
  }
}
