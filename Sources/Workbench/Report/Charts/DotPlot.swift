/// Ratios as dots on one logarithmic scale, row by row, each row with one that is marked.
struct DotPlot: Figure {
  /// A row of dots.
  struct Row: Equatable, Sendable {
    let label: String
    let values: [Double]
    let median: Double?
    let mark: Double?
    let color: Int

    /// - Parameters:
    ///   - values: one dot each; what is not finite or not above 0 is left out.
    ///   - median: where a line stands.
    ///   - mark: where a diamond stands, below the dots.
    ///   - color: the diamond's place among the colours of architectures.
    init(_ label: String, _ values: [Double], median: Double?, mark: Double?, color: Int) {
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

  /// The plot as an SVG document.
  func svg() -> String { DotPlotLayout(plot: self).drawing().svg }
}

/// Finds the place of everything in a dot plot.
struct DotPlotLayout {
  private static let radius = 5.0
  private static let step = 2 * radius + 1
  private static let markRadius = 8.0
  private static let rowGap = 14.0

  let plot: DotPlot
  private let axis: LogAxis

  init(plot: DotPlot) {
    self.plot = plot
    let shown = plot.rows.flatMap { $0.values + [$0.median, $0.mark].compactMap(\.self) }
    let (start, end) = (Drawing.margin, Drawing.standardWidth - Drawing.margin)
    axis = LogAxis(containing: shown + [1], from: start + Self.markRadius, to: end - Self.markRadius)
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
    drawing.addTicks(of: axis)
    for row in plot.rows {
      drawing.reserve(Self.rowGap)
      add(row, to: &drawing)
    }
    drawing.reserve(Drawing.margin)
    return drawing
  }

  private func add(_ row: DotPlot.Row, to drawing: inout Drawing) {
    drawing.addParagraph(row.label, .body, maximumLines: 2)
    let places = Self.stacked(row.values.map(axis.x))
    let levels = (places.map(\.level).max() ?? 0) + 1
    let height = Double(levels) * Self.step + 10
    let top = drawing.reserve(height + 3 * Self.markRadius)
    let bottom = top + height
    drawing.addGrid(of: axis, from: top, to: drawing.height)
    if let median = row.median {
      let x = axis.x(median)
      drawing.add(.line(Point(x: x, y: top), Point(x: x, y: bottom + 4), ink: .whisker))
    }
    for (x, level) in places {
      let y = bottom - Self.radius - Double(level) * Self.step
      drawing.add(.circle(Point(x: x, y: y), radius: Self.radius, ink: .neutral))
    }
    let (start, end) = (Drawing.margin, Drawing.standardWidth - Drawing.margin)
    drawing.add(.line(Point(x: start, y: bottom), Point(x: end, y: bottom), ink: .baseline))
    if let mark = row.mark {
      let (x, y) = (axis.x(mark), bottom + 1.5 * Self.markRadius)
      let corners = [(0, -1.0), (1, 0), (0, 1), (-1, 0)].map { corner in
        Point(x: x + corner.0 * Self.markRadius, y: y + corner.1 * Self.markRadius)
      }
      drawing.add(.polygon(corners, ink: .fill(row.color)))
    }
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
