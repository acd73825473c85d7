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

  /// The same share on several processors, such as `54 to 62 % on 2`.
  static func text(_ range: ProcessorRange) -> String {
    let ends = [range.smallest, range.largest].map { number((100 * (1 - 1 / $0)).rounded()) }
    return NumberText.joined("\(ends[0]) to \(ends[1]) % on \(range.processors)")
  }

  private static func number(_ percent: Double) -> String {
    // A minus sign, so that no reader takes it for a dash.
    ValueFormat.count.text(for: percent).replacing("-", with: "−")
  }
}
