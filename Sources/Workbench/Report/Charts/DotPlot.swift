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
    let places = Self.stacked(row.values.filter { $0.isFinite && $0 > 0 }.map(axis.x))
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
    let (x, y) = (axis.x(row.mark), bottom + 1.5 * Self.markRadius)
    let corners = [(0, -1.0), (1, 0), (0, 1), (-1, 0)].map { corner in
      Point(x: x + corner.0 * Self.markRadius, y: y + corner.1 * Self.markRadius)
    }
    drawing.add(.polygon(corners, ink: .fill(row.color)))
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
