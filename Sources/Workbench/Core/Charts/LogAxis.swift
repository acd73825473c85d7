import CommandLineKit
import Foundation

/// A logarithmic axis between rounded ends, with its ticks.
struct LogAxis {
  private static let steps = [1, 2, 5]

  /// A round number, one, two or five times a power of ten.
  struct Tick: Equatable {
    let multiplier: Int
    let decade: Int

    var exponent: Double { log10(Double(multiplier)) + Double(decade) }

    /// The number, such as `0.5` or `1,000`; far from 1, such as `2e6`.
    var text: String {
      guard abs(decade) <= 3 else { return "\(multiplier)e\(decade)" }
      return NumberText.decimal(pow(10, exponent), places: max(0, -decade))
    }
  }

  let ticks: [Tick]
  private let exponents: ClosedRange<Double>
  private let start: Double
  private let end: Double

  /// Creates an axis that contains all values, which must be positive, from one place of the drawing to another.
  init(containing values: [Double], from start: Double, to end: Double) {
    let exponents = values.map { log10($0) }
    let low = exponents.min() ?? 0
    let high = exponents.max() ?? 1
    let candidates = (Int(low.rounded(.down)) - 1...Int(high.rounded(.up)) + 1).flatMap { decade in
      Self.steps.map { Tick(multiplier: $0, decade: decade) }
    }
    // Rounding in the logarithm must not push a round number to the next one.
    let tolerance = 1e-9
    let lower = candidates.last { $0.exponent <= low + tolerance }?.exponent ?? low
    let last = candidates.first { $0.exponent >= high - tolerance && $0.exponent > low + tolerance }
    let upper = last?.exponent ?? low + 1
    ticks = Self.ticks(among: candidates, in: (lower - tolerance)...(upper + tolerance))
    self.exponents = lower...upper
    self.start = start
    self.end = end
  }

  /// The horizontal position of the value in the drawing.
  func x(_ value: Double) -> Double { x(exponent: log10(value)) }

  fileprivate func x(exponent: Double) -> Double {
    let share = (exponent - exponents.lowerBound) / (exponents.upperBound - exponents.lowerBound)
    return start + share * (end - start)
  }

  /// The decades: about four if there are more than eight; with the steps between them if there are fewer than three.
  private static func ticks(among candidates: [Tick], in range: ClosedRange<Double>) -> [Tick] {
    let visible = candidates.filter { range.contains($0.exponent) }
    let decades = visible.filter { $0.multiplier == 1 }
    guard decades.count > 2 else { return visible }
    let stride = decades.count <= 8 ? 1 : (decades.count + 3) / 4
    return decades.filter { $0.decade.isMultiple(of: stride) }
  }
}

extension Drawing {
  /// Sets the numbers of the scale below everything so far, except those for which there is no room.
  mutating func addTicks(of axis: LogAxis) {
    let top = reserve(LabelStyle.muted.lineHeight)
    var end = 0.0
    for tick in axis.ticks {
      let place = Point(x: axis.x(exponent: tick.exponent), y: top + LabelStyle.muted.ascent)
      let half = LabelStyle.muted.width(of: tick.text) / 2
      guard place.x - half >= end else { continue }
      add(tick.text, .muted, at: place, anchor: .middle)
      end = place.x + half
    }
  }

  /// Adds the lines of the scale; the line at 1 stands out.
  mutating func addGrid(of axis: LogAxis, from top: Double, to bottom: Double) {
    for tick in axis.ticks {
      let x = axis.x(exponent: tick.exponent)
      let ink: Ink = tick.exponent == 0 ? .baseline : .grid
      add(.line(Point(x: x, y: top), Point(x: x, y: bottom), ink: ink))
    }
  }
}
