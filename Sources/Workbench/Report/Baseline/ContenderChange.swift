import Measurement

/// What became of one contender's time in one cell.
struct ContenderChange: Equatable, Sendable {
  /// How sure it is that the contender became slower.
  enum Certainty: Equatable, Sendable {
    /// The ratios moved once, and the cell has not been measured again.
    case once
    /// The ratios moved again when the cell was measured again.
    case confirmed
    /// They did not.
    case refuted
    /// The A/A control of the named run did not pass in this cell: nothing follows from its times.
    case unreliable(run: Run)
    /// The two runs were on two processors: their times are shown, and not judged.
    case otherProcessor
  }

  /// Which run it was.
  enum Run: String, Sendable {
    case baseline = "the baseline"
    case current = "this run"
    case rerun = "the rerun"
  }

  /// What the contender did.
  enum Movement: Equatable, Sendable {
    /// Its ratios to two arms or more moved up.
    case slower
    /// Its ratios to two arms or more moved down, and none or one moved up.
    case faster
    /// Its ratio moved over one arm alone, which may as well have moved itself.
    case ambiguous
    /// No ratio moved.
    case unchanged
  }

  /// The workload and the size.
  let cell: CellID
  /// The architecture, or who is compared in its place.
  let contender: String
  /// How many arms beside the contender both runs have.
  let arms: Int
  /// The ratios that moved up.
  package internal(set) var slower: [RatioChange]
  /// The ratios that moved down.
  let faster: [RatioChange]
  /// For a contender that is slower or faster.
  package internal(set) var certainty = Certainty.once

  /// From how many arms a contender must have moved away for it to be the one that moved.
  ///
  /// One ratio has two sides: where the first architecture becomes faster, the ratios of all others to it rise, and none
  /// of them is slower than it was.
  static let leastArms = 2

  /// What the ratios together say. Slower comes first: over what did not change, such a contender takes longer.
  var movement: Movement {
    if slower.count >= Self.leastArms { return .slower }
    if faster.count >= Self.leastArms { return .faster }
    return slower.isEmpty && faster.isEmpty ? .unchanged : .ambiguous
  }
}

/// How many times as long a contender takes as one arm beside it, before and now.
struct RatioChange: Equatable, Sendable {
  /// The arm that the contender's time is divided by.
  let arm: String
  /// The baseline's ratio.
  let before: RatioEstimate
  /// This run's ratio.
  let now: RatioEstimate
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
