package import Measurement

/// How many times as long a contender takes as one arm beside it, before and now.
package struct RatioChange: Equatable, Sendable {
  /// The arm that the contender's time is divided by.
  package let arm: String
  /// The baseline's ratio.
  package let before: RatioEstimate
  /// This run's ratio.
  package let now: RatioEstimate
  /// The ratio when the cell was measured again; nil if it was not, or had not moved again.
  package internal(set) var again: RatioEstimate?

  /// How far a ratio must be from the old one to have moved: the shifts that a new layout of the same code in memory
  /// makes stay below it.
  static let leastShift = 1.05

  /// Whether the ratio moved, and which way.
  ///
  /// A ratio has moved if its 99 % interval lies wholly beyond the old one and the ratio itself is beyond 1.05 times the
  /// old one, or below 1/1.05 of it. Two such intervals about one truth lie apart far more rarely than each of them
  /// misses it: for intervals alike, about once in 7,000 pairs each way.
  var direction: Direction? {
    let shift = now.ratio / before.ratio
    if now.lower > before.upper, shift > Self.leastShift { return .up }
    if now.upper < before.lower, shift < 1 / Self.leastShift { return .down }
    return nil
  }
}
