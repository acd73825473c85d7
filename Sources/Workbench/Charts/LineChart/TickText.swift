/// Writes round numbers briefly, as ticks need it.
enum TickText {
  /// A size, such as `10`, `1k` or `5M`.
  static func size(_ tick: LogAxis.Tick) -> String {
    text(tick, units: [("", 0), ("k", 3), ("M", 6), ("G", 9)])
  }

  /// A duration of so many seconds, such as `10 ns`, `1 µs` or `5 s`.
  static func duration(_ tick: LogAxis.Tick) -> String {
    text(tick, units: [(" ns", -9), (" µs", -6), (" ms", -3), (" s", 0)])
  }

  private static func text(_ tick: LogAxis.Tick, units: [(name: String, decade: Int)]) -> String {
    let unit = units.last { $0.decade <= tick.decade } ?? units[0]
    let zeros = tick.decade - unit.decade
    return switch zeros {
    case 0...3: "\(tick.multiplier)" + String(repeating: "0", count: zeros) + unit.name
    case -3..<0: "0." + String(repeating: "0", count: -zeros - 1) + "\(tick.multiplier)" + unit.name
    default: "\(tick.multiplier)e\(zeros)" + unit.name
    }
  }
}
