import Charts
import Measurement

/// The part of an architecture's time that is beyond what it stands on.
enum OwnShare {
  /// Such as `2 to 6 %`: the interval rounded outwards, for no single digit would be sure.
  static func text(_ overFloor: RatioEstimate) -> String {
    guard overFloor.lower > 0.1 else { return "not settled" }
    let lower = (100 * (1 - 1 / overFloor.lower)).rounded(.down)
    let upper = (100 * (1 - 1 / overFloor.upper)).rounded(.up)
    return "\(number(lower)) to \(number(upper)) %"
  }

  private static func number(_ percent: Double) -> String {
    // A minus sign, so that no reader takes it for a dash.
    ValueFormat.count.text(for: percent).replacing("-", with: "−")
  }
}
