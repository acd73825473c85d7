/// What became of one contender's time in one cell.
package struct ContenderChange: Equatable, Sendable {
  /// How sure it is that the contender became slower.
  package enum Proof: Equatable, Sendable {
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
  package enum Run: String, Sendable {
    case baseline = "the baseline"
    case current = "this run"
    case rerun = "the rerun"
  }

  /// What the contender did.
  package enum Outcome: Equatable, Sendable {
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
  package let cell: Cell
  /// The architecture, or who is compared in its place.
  package let contender: String
  /// How many arms beside the contender both runs have.
  package let arms: Int
  /// The ratios that moved up.
  package internal(set) var slower: [RatioChange]
  /// The ratios that moved down.
  package let faster: [RatioChange]
  /// For a contender that is slower or faster.
  package internal(set) var proof = Proof.once

  init(cell: Cell, contender: String, arms: Int, slower: [RatioChange], faster: [RatioChange]) {
    self.cell = cell
    self.contender = contender
    self.arms = arms
    self.slower = slower
    self.faster = faster
  }

  /// From how many arms a contender must have moved away for it to be the one that moved.
  ///
  /// One ratio has two sides: where the first architecture becomes faster, the ratios of all others to it rise, and none
  /// of them is slower than it was.
  static let leastArms = 2

  /// What the ratios together say. Slower comes first: over what did not change, such a contender takes longer.
  package var outcome: Outcome {
    if slower.count >= Self.leastArms { return .slower }
    if faster.count >= Self.leastArms { return .faster }
    return slower.isEmpty && faster.isEmpty ? .unchanged : .ambiguous
  }
}
