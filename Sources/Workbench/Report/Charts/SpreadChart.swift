/// Ratios to one baseline as dots on a logarithmic scale: a row for each measure, in it a line for each group of things, on
/// which one dot is marked as a diamond.
struct SpreadChart: Figure {
  /// The dots on one line.
  struct Line: Sendable {
    /// In any order; one that is not positive is left out.
    let values: [Double]
    /// Where the diamond stands; nil for none.
    let mark: Double?
  }

  /// What was measured, with a line for each of the series.
  struct Row: Sendable {
    let label: String
    let lines: [Line]
  }

  let title: String
  let subtitle: String
  let series: [ChartSeries]
  let rows: [Row]

  private static let lineHeight = 15.0
  private static let radius = 5.0
  private static let markRadius = 7.0
  private static let gap = 10.0

  var isEmpty: Bool { rows.isEmpty }

  var facts: [(name: String, value: String)] {
    rows.flatMap { row in
      zip(series, row.lines).map { series, line in
        let values = ([line.mark].compactMap(\.self) + line.values).map { NumberText.hundredths($0) }
        return (
          "\(row.label), \(series.label)",
          values.isEmpty ? ChartValue.notMeasured : values.joined(separator: ", ")
        )
      }
    }
  }

  func draw(in drawing: inout Drawing) {
    let lines = rows.flatMap(\.lines)
    let shown = lines.flatMap { Self.drawable($0.values + [$0.mark].compactMap(\.self)) }
    let width = series.map { LabelStyle.muted.width(of: $0.label) }.max() ?? 0
    let start = Drawing.margin + width + 2 * Self.gap
    let axis = LogAxis(
      containing: shown + [1], from: start, to: Drawing.standardWidth - Drawing.margin - Self.markRadius)
    drawing.addTicks(of: axis)
    for row in rows {
      drawing.reserve(Self.gap)
      drawing.addParagraph(row.label, .strong, maximumLines: 2)
      let top = drawing.reserve(Double(row.lines.count) * Self.lineHeight + 4)
      drawing.addGrid(of: axis, from: top, to: drawing.height)
      for (index, (series, line)) in zip(series, row.lines).enumerated() {
        let y = top + (Double(index) + 0.5) * Self.lineHeight
        drawing.add(
          series.label, .muted, at: Point(x: start - 2 * Self.gap, y: y + LabelStyle.muted.baselineShift),
          anchor: .end)
        for value in Self.drawable(line.values) {
          drawing.add(.circle(Point(x: axis.x(value), y: y), radius: Self.radius, ink: series.ink))
        }
        for mark in Self.drawable([line.mark].compactMap(\.self)) {
          drawing.addDiamond(at: Point(x: axis.x(mark), y: y), radius: Self.markRadius, ink: series.ink)
        }
      }
    }
  }

  private static func drawable(_ values: [Double]) -> [Double] { values.filter { $0.isFinite && $0 > 0 } }
}
