import CommandLineKit
import Foundation

/// Curves over one scale, in panels below each other.
struct CurveChart: Figure {
  /// One pair of axes with its curves.
  struct Panel: Sendable {
    let label: String
    /// A curve for each of the series, its points from left to right.
    let curves: [[Place]]
    /// The caption below the scale.
    var scale = ""
  }

  /// A value `y` at the horizontal value `x`.
  struct Place: Equatable, Sendable {
    let x: Double
    let y: Double
  }

  let title: String
  let subtitle: String
  let series: [ChartSeries]
  let panels: [Panel]

  private static let panelHeight = 150.0
  private static let radius = 5.0
  private static let room = 58.0

  /// Where each curve begins and ends.
  var facts: [(name: String, value: String)] {
    panels.flatMap { panel in
      zip(series, panel.curves).compactMap { series, curve in
        guard let first = curve.first, let last = curve.last else { return nil }
        let ends = [first, last].map { NumberText.decimal($0.y, places: $0.y < 10 ? 2 : 0) }
        return ("\(panel.label), \(series.label)", "from \(ends[0]) to \(ends[1])")
      }
    }
  }

  func draw(in drawing: inout Drawing) {
    addLegend(to: &drawing)
    for panel in panels { add(panel, to: &drawing) }
  }

  private func addLegend(to drawing: inout Drawing) {
    let top = drawing.reserve(LabelStyle.body.lineHeight)
    var x = Drawing.margin
    for entry in series {
      let y = top + LabelStyle.body.lineHeight / 2
      drawing.add(.circle(Point(x: x + 6, y: y), radius: 6, ink: entry.ink))
      drawing.add(entry.label, .body, at: Point(x: x + 18, y: y + LabelStyle.body.baselineShift))
      x += 18 + LabelStyle.body.width(of: entry.label) + 24
    }
  }

  private func add(_ panel: Panel, to drawing: inout Drawing) {
    let places = panel.curves.flatMap(\.self)
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(), right > left else { return }
    drawing.reserve(12)
    drawing.addParagraph(panel.label, .strong, maximumLines: 2)
    drawing.reserve(12)
    let top = drawing.reserve(Self.panelHeight)
    let (bottom, start) = (top + Self.panelHeight, Drawing.margin + Self.room)
    let end = Drawing.standardWidth - Drawing.margin - 12
    let step = Self.step(for: places.map(\.y).max() ?? 1)
    let steps = max(1, ((places.map(\.y).max() ?? 1) / step).rounded(.up))
    func point(_ place: Place) -> Point {
      Point(
        x: start + (place.x - left) / (right - left) * (end - start),
        y: bottom - place.y / (step * steps) * Self.panelHeight)
    }
    for count in 0...Int(steps) {
      let value = Double(count) * step
      let y = bottom - value / (step * steps) * Self.panelHeight
      drawing.add(
        .line(Point(x: start, y: y), Point(x: end, y: y), ink: count == 0 ? .baseline : .grid))
      drawing.add(
        NumberText.decimal(value, places: step < 1 ? 1 : 0), .muted,
        at: Point(x: start - 8, y: y + LabelStyle.muted.baselineShift), anchor: .end)
    }
    for (series, curve) in zip(series, panel.curves) {
      for (first, second) in zip(curve, curve.dropFirst()) {
        drawing.add(.line(point(first), point(second), ink: .whisker))
      }
      for place in curve { drawing.add(.circle(point(place), radius: Self.radius, ink: series.ink)) }
    }
    drawing.reserve(10)
    addWholeNumbers(left, right, to: &drawing)
    drawing.addParagraph(panel.scale, .muted, maximumLines: 2)
  }

  private func addWholeNumbers(_ left: Double, _ right: Double, to drawing: inout Drawing) {
    let (start, end) = (Drawing.margin + Self.room, Drawing.standardWidth - Drawing.margin - 12)
    let top = drawing.reserve(LabelStyle.muted.lineHeight)
    for value in stride(
      from: left.rounded(.up), through: right, by: max(1, ((right - left) / 10).rounded(.up)))
    {
      drawing.add(
        NumberText.count(Int(value)), .muted,
        at: Point(
          x: start + (value - left) / (right - left) * (end - start), y: top + LabelStyle.muted.ascent),
        anchor: .middle)
    }
  }

  /// The grid's step: one, two or five times a power of ten, so that at most four steps reach the value.
  private static func step(for value: Double) -> Double {
    guard value > 0 else { return 1 }
    let decade = pow(10, log10(value / 4).rounded(.down))
    return [1, 2, 5, 10].map { $0 * decade }.first { $0 * 4 >= value } ?? 10 * decade
  }
}
