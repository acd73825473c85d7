import Foundation

/// Ratios as dots on one logarithmic scale, row by row, each row with one that is marked.
package struct DotPlot: Figure {
  /// A row of dots.
  package struct Row: Equatable, Sendable {
    let label: String
    let values: [Double]
    let median: Double?
    let mark: Double?
    let color: Int

    /// - Parameters:
    ///   - values: one dot each; what is not finite or not above 0 is left out.
    ///   - median: where a line stands.
    ///   - mark: where a diamond stands, below the dots.
    ///   - color: the diamond's place in the palette.
    package init(_ label: String, _ values: [Double], median: Double?, mark: Double?, color: Int) {
      self.label = label
      self.values = values.filter(Self.isDrawable).sorted()
      self.median = median.flatMap { Self.isDrawable($0) ? $0 : nil }
      self.mark = mark.flatMap { Self.isDrawable($0) ? $0 : nil }
      self.color = color
    }

    private static func isDrawable(_ value: Double) -> Bool { value.isFinite && value > 0 }
  }

  let title: String
  let subtitle: String
  let rows: [Row]

  package init(title: String, subtitle: String, rows: [Row]) {
    self.title = title
    self.subtitle = subtitle
    self.rows = rows
  }

  /// The plot as an SVG document.
  package func svg() -> String { DotPlotLayout(plot: self).drawing().svg }
}

/// Finds the place of everything in a dot plot.
struct DotPlotLayout {
  private static let radius = 5.0
  private static let step = 2 * radius + 1
  private static let markRoom = 22.0
  private static let ticks = [0.1, 0.2, 0.5, 1, 2, 3, 4, 6, 8, 10, 20, 50, 100]

  let plot: DotPlot
  private let range: ClosedRange<Double>

  init(plot: DotPlot) {
    self.plot = plot
    let shown = plot.rows.flatMap { $0.values + [$0.median, $0.mark].compactMap(\.self) }
    range = (min(1, shown.min() ?? 1) / 1.1)...(max(1, shown.max() ?? 1) * 1.1)
  }

  func drawing() -> Drawing {
    let facts = plot.rows.map { TextAlternative.Fact("", $0.label) }
    let alternative = TextAlternative.text(title: plot.title, subtitle: plot.subtitle, facts: facts)
    var drawing = Drawing(title: plot.title, textAlternative: alternative)
    drawing.addHeader(subtitle: plot.subtitle)
    guard plot.rows.contains(where: { !$0.values.isEmpty }) else {
      drawing.addEmptyNote()
      return drawing
    }
    let (top, grid) = (drawing.height, drawing.shapes.count)
    for row in plot.rows { add(row, to: &drawing) }
    addScale(from: top, below: grid, to: &drawing)
    return drawing
  }

  private func add(_ row: DotPlot.Row, to drawing: inout Drawing) {
    drawing.addParagraph(row.label, .body, maximumLines: 2)
    let places = Self.stacked(row.values.map(x))
    let levels = (places.map(\.level).max() ?? 0) + 1
    let height = Double(levels) * Self.step + 10
    let top = drawing.reserve(height + Self.markRoom + 16)
    let bottom = top + height
    if let median = row.median {
      drawing.add(.line(Point(x: x(median), y: top), Point(x: x(median), y: bottom + 4), ink: .whisker))
    }
    for (x, level) in places {
      let y = bottom - Self.radius - Double(level) * Self.step
      drawing.add(.circle(Point(x: x, y: y), radius: Self.radius, ink: .fill(series: Self.gray)))
    }
    let (start, end) = (Drawing.margin, Drawing.standardWidth - Drawing.margin)
    drawing.add(.line(Point(x: start, y: bottom), Point(x: end, y: bottom), ink: .baseline))
    if let mark = row.mark {
      let center = Point(x: x(mark), y: bottom + Self.markRoom / 2 + 2)
      drawing.add(MarkerShape.diamond.shape(at: center, series: row.color))
    }
  }

  /// The colour of parts, which is no architecture's.
  private static let gray = 4

  /// Lines and numbers of the scale, painted below all else.
  private func addScale(from top: Double, below index: Int, to drawing: inout Drawing) {
    let bottom = drawing.height
    let labels = drawing.reserve(LabelStyle.muted.lineHeight + Drawing.margin)
    for tick in Self.ticks where range.contains(tick) {
      let line = Shape.line(Point(x: x(tick), y: top), Point(x: x(tick), y: bottom), ink: .grid)
      drawing.insert(line, at: index)
      let text = ValueFormat.decimal(places: tick < 1 ? 1 : 0).text(for: tick)
      drawing.add(
        text, .muted, at: Point(x: x(tick), y: labels + LabelStyle.muted.ascent), anchor: .middle)
    }
  }

  private func x(_ value: Double) -> Double {
    let share = log(value / range.lowerBound) / log(range.upperBound / range.lowerBound)
    return Drawing.margin + share * (Drawing.standardWidth - 2 * Drawing.margin)
  }

  /// Stacks dots so that none hides another: each goes to the lowest level that has room.
  ///
  /// - Parameter places: rising.
  static func stacked(_ places: [Double]) -> [(x: Double, level: Int)] {
    var ends: [Double] = []
    return places.map { x in
      let level = ends.firstIndex { $0 + step <= x } ?? ends.count
      if level == ends.count { ends.append(x) } else { ends[level] = x }
      return (x, level)
    }
  }
}
