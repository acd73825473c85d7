/// What an A/A control says of its cell: the same code as its own baseline, whose true ratio is 1.
package enum ControlCheck: Equatable, Sendable {
  /// No difference, or one too small to matter.
  case passed
  /// A difference that cannot exist: nothing follows from the cell.
  case failed
  /// Too imprecise to tell: a bias could hide in the interval, and nothing follows from the cell either.
  case imprecise

  /// A difference that lies wholly within this share of 1 is negligible, even where it is certain: it is half of what
  /// counts as no difference between arms, and moves no verdict by itself.
  package static let negligible = 0.01
  /// The bias that the control is there to find.
  package static let bias = 0.03

  /// Checks one of several controls of a run.
  ///
  /// - Parameters:
  ///   - estimate: the ratio with the interval that any ratio has.
  ///   - corrected: the same with the interval for ``confidence(controls:)``.
  ///
  /// It has failed if the corrected interval leaves out 1 and does not lie wholly within ``negligible``. Else it is too
  /// imprecise if the interval reaches farther than ``bias`` to either side of its middle, on the logarithmic scale: a
  /// ratio of 1.03 would not have been told from 1.
  package init(_ estimate: RatioEstimate, corrected: RatioEstimate) {
    let leavesOutOne = corrected.lower > 1 || corrected.upper < 1
    let isNegligible = corrected.lower >= 1 - Self.negligible && corrected.upper <= 1 + Self.negligible
    if leavesOutOne, !isNegligible {
      self = .failed
    } else if Self.reach(of: estimate) > Self.bias {
      self = .imprecise
    } else {
      self = .passed
    }
  }

  /// How far the interval reaches to either side of its middle, on the logarithmic scale: 0.03 is a factor of 1.03.
  package static func reach(of estimate: RatioEstimate) -> Double {
    (estimate.upper / estimate.lower).squareRoot() - 1
  }

  /// Checks the control with this distribution, one of `controls` of a run.
  package init(_ distribution: RatioDistribution, controls: Int) {
    self.init(
      distribution.estimate(),
      corrected: distribution.estimate(confidence: Self.confidence(controls: controls)))
  }

  /// The confidence that the interval of each of `controls` controls needs for all of them together to hold 1
  /// with 99 % (Bonferroni): of 60 sound controls at 99 % each, nearly half the runs would lose one.
  package static func confidence(controls: Int) -> Double {
    1 - 0.01 / Double(max(1, controls))
  }

  /// How many of the controls of a sound run may fail by chance.
  ///
  /// Each of m controls fails with at most 0.01 / m, so two or more of them fail with less than m (m - 1) / 2 ×
  /// (0.01 / m)², below 0.00005 for every m: the binomial bound allows for one, in one run of a hundred.
  package static let mostByChance = 1
}
