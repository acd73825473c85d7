/// Whether a run can be relied on, told from an A/A control: the same code as its own baseline, whose true
/// ratio is 1.
public enum ControlCheck: Codable, Equatable, Sendable {
  /// The control found no difference.
  case reliable
  /// The control found a difference that cannot exist, for the reason given in a sentence.
  case unreliable(reason: String)

  /// How far from 1 the ratio of a control may lie.
  public static let tolerance = 0.01

  /// Checks one control: its interval must hold 1, and its ratio must be within 1 % of 1.
  public init(_ control: RatioEstimate) {
    let text = RatioText(control, apartFrom: 1).description
    if control.lower > 1 || control.upper < 1 {
      self = .unreliable(reason: "The interval of the A/A control leaves out 1: \(text).")
    } else if abs(control.ratio - 1) > Self.tolerance {
      let percent = DecimalText.format(100 * abs(control.ratio - 1), decimals: 1)
      self = .unreliable(reason: "The A/A control is \(percent) % off, more than 1 %: \(text).")
    } else {
      self = .reliable
    }
  }

  /// The confidence that the interval of each of `controls` controls needs for all of them together to hold 1
  /// with 99 % (Bonferroni): of 60 sound controls at 99 % each, nearly half the runs would lose one.
  public static func confidence(controls: Int) -> Double {
    1 - 0.01 / Double(max(1, controls))
  }
}
