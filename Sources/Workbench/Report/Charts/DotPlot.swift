import Foundation

/// Ratios as dots on one logarithmic scale, row by row, each row with one that is marked.
struct DotPlot: Figure {
  /// A row of dots.
  struct Row: Sendable {
    let label: String
    /// One dot each, rising.
    let values: [Double]
    /// Where a line stands.
    let median: Double
    /// Where a diamond stands, below the dots.
    let mark: Double
    /// The diamond's place among the colours of architectures.
    let color: Int
  }

  let title: String
  let subtitle: String
  let rows: [Row]

  private static let radius = 5.0
  private static let step = 2 * radius + 1
  private static let markRadius = 8.0
  private static let rowGap = 14.0
  private static let (start, end) = (Drawing.margin, Drawing.standardWidth - Drawing.margin)

  var facts: [(name: String, value: String)] { rows.map { ("", $0.label) } }

  func draw(in drawing: inout Drawing) {
    let shown = rows.flatMap { $0.values + [$0.median, $0.mark] }.filter { $0.isFinite && $0 > 0 }
    let axis = LogAxis(
      containing: shown + [1], from: Self.start + Self.markRadius, to: Self.end - Self.markRadius)
    drawing.addTicks(of: axis)
    for row in rows {
      drawing.reserve(Self.rowGap)
      add(row, axis, to: &drawing)
    }
  }

  private func add(_ row: Row, _ axis: LogAxis, to drawing: inout Drawing) {
    drawing.addParagraph(row.label, .body, maximumLines: 2)
    let places = Self.stacked(row.values.filter { $0.isFinite && $0 > 0 }.map { axis.x($0) })
    let levels = (places.map(\.level).max() ?? 0) + 1
    let height = Double(levels) * Self.step + 10
    let top = drawing.reserve(height + 3 * Self.markRadius)
    let bottom = top + height
    drawing.addGrid(of: axis, from: top, to: drawing.height)
    if row.median > 0 {
      let x = axis.x(row.median)
      drawing.add(.line(Point(x: x, y: top), Point(x: x, y: bottom + 4), ink: .whisker))
    }
    for (x, level) in places {
      let y = bottom - Self.radius - Double(level) * Self.step
      drawing.add(.circle(Point(x: x, y: y), radius: Self.radius, ink: .neutral))
    }
    drawing.add(.line(Point(x: Self.start, y: bottom), Point(x: Self.end, y: bottom), ink: .baseline))
    guard row.mark > 0 else { return }
    let place = Point(x: axis.x(row.mark), y: bottom + 1.5 * Self.markRadius)
    drawing.addDiamond(at: place, radius: Self.markRadius, ink: .fill(row.color))
  }

  /// Stacks dots so that none hides another: each goes to the lowest level that has room.
  ///
  /// - Parameter places: rising.
  private static func stacked(_ places: [Double]) -> [(x: Double, level: Int)] {
    var ends: [Double] = []
    return places.map { x in
      let level = ends.firstIndex { $0 + step <= x } ?? ends.count
      if level == ends.count { ends.append(x) } else { ends[level] = x }
      return (x, level)
    }
  }
}

/// A logarithmic axis between rounded ends, with its ticks.
struct LogAxis {
  private static let steps = [1, 2, 5]

  /// A round number, one, two or five times a power of ten.
  struct Tick: Equatable {
    let multiplier: Int
    let decade: Int

    var exponent: Double { log10(Double(multiplier)) + Double(decade) }

    /// The number, such as `0.5` or `1,000`, and farther from 1 such as `2e6`.
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

  /// Where the value lies in the drawing.
  func x(_ value: Double) -> Double { x(exponent: log10(value)) }

  fileprivate func x(exponent: Double) -> Double {
    let share = (exponent - exponents.lowerBound) / (exponents.upperBound - exponents.lowerBound)
    return start + share * (end - start)
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

extension Drawing {
  mutating func addDiamond(at center: Point, radius: Double, ink: Ink) {
    let corners: [(Double, Double)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    add(.polygon(corners.map { Point(x: center.x + $0.0 * radius, y: center.y + $0.1 * radius) }, ink: ink))
  }

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

  /// Adds the lines of the scale, of which the one at 1 stands out.
  mutating func addGrid(of axis: LogAxis, from top: Double, to bottom: Double) {
    for tick in axis.ticks {
      let x = axis.x(exponent: tick.exponent)
      let ink: Ink = tick.exponent == 0 ? .baseline : .grid
      add(.line(Point(x: x, y: top), Point(x: x, y: bottom), ink: ink))
    }
  }
}
