import Foundation

/// The rectangle of a line chart in which the curves run, and its axes.
struct LinePlot {
  private static let usualHeight = 340.0
  /// Keeps markers inside the frame.
  private static let padding = 8.0

  let frame: Box
  let sizes: LogAxis
  let durations: LogAxis

  init(curves: [DrawnCurve], top: Double, right: Double, minimumHeight: Double) {
    let points = curves.flatMap(\.points)
    sizes = LogAxis(containing: points.map(\.size))
    durations = LogAxis(
      containing: points.flatMap { point in
        [point.seconds.value] + (Self.interval(of: point).map { [$0.lowerBound, $0.upperBound] } ?? [])
      })
    let widestTick = durations.ticks.map { LabelStyle.muted.width(of: TickText.duration($0)) }.max() ?? 0
    let left = Drawing.margin + widestTick + 10
    frame = Box(x: left, y: top, width: right - left, height: max(Self.usualHeight, minimumHeight))
  }

  /// The point's interval, unless it reaches down to zero, which a logarithmic axis does not have.
  static func interval(of point: LineChart.Point) -> ClosedRange<Double>? {
    point.seconds.interval.flatMap { $0.lowerBound > 0 ? $0 : nil }
  }

  func point(size: Double, seconds: Double) -> Point {
    Point(x: x(sizes.fraction(of: size)), y: y(durations.fraction(of: seconds)))
  }

  func x(_ fraction: Double) -> Double {
    frame.x + Self.padding + fraction * (frame.width - 2 * Self.padding)
  }

  func y(_ fraction: Double) -> Double {
    frame.maxY - Self.padding - fraction * (frame.height - 2 * Self.padding)
  }
}

/// A curve that has points to draw.
struct DrawnCurve {
  /// Its place among all curves of the chart, which gives it its colour, dashes and markers.
  let index: Int
  let label: String
  let points: [LineChart.Point]

  var marker: MarkerShape { .forSeries(index) }
}

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
