import Foundation

/// A logarithmic axis between rounded ends, with its ticks.
struct LogAxis {
  private static let steps = [1, 2, 5]

  /// A round number, one, two or five times a power of ten.
  struct Tick: Equatable {
    let multiplier: Int
    let decade: Int

    var exponent: Double { log10(Double(multiplier)) + Double(decade) }
  }

  let ticks: [Tick]
  private let lower: Double
  private let upper: Double

  /// Creates an axis that contains all values, which must be positive.
  init(containing values: [Double]) {
    let exponents = values.map { log10($0) }
    let low = exponents.min() ?? 0
    let high = exponents.max() ?? 1
    let candidates = (Int(low.rounded(.down)) - 1...Int(high.rounded(.up)) + 1).flatMap { decade in
      Self.steps.map { Tick(multiplier: $0, decade: decade) }
    }
    // Rounding in the logarithm must not push a round number to the next one.
    let tolerance = 1e-9
    lower = candidates.last { $0.exponent <= low + tolerance }?.exponent ?? low
    let end = candidates.first { $0.exponent >= high - tolerance && $0.exponent > low + tolerance }
    upper = end?.exponent ?? low + 1
    ticks = Self.ticks(among: candidates, in: (lower - tolerance)...(upper + tolerance))
  }

  /// How far along the axis the value lies, from 0 to 1.
  func fraction(of value: Double) -> Double {
    (log10(value) - lower) / (upper - lower)
  }

  func fraction(of tick: Tick) -> Double {
    (tick.exponent - lower) / (upper - lower)
  }

  /// The decades; beyond eight of them about four; with fewer than three, the steps between them too.
  private static func ticks(among candidates: [Tick], in range: ClosedRange<Double>) -> [Tick] {
    let visible = candidates.filter { range.contains($0.exponent) }
    let decades = visible.filter { $0.multiplier == 1 }
    guard decades.count > 2 else { return visible }
    let stride = decades.count <= 8 ? 1 : (decades.count + 3) / 4
    return decades.filter { $0.decade.isMultiple(of: stride) }
  }
}

/// Writes round numbers briefly, as ticks need it.
enum TickText {
  /// A size, such as `10`, `1k` or `5M`.
  static func size(_ tick: LogAxis.Tick) -> String {
    text(tick, units: [("", 0), ("k", 3), ("M", 6), ("G", 9)])
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
