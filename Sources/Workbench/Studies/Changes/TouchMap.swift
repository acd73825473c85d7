import CommandLineKit

/// Which columns each row touches, as filled cells in groups of columns, with the number of rows below each column.
struct TouchMap: Figure {
  /// Columns that stand together.
  struct Group: Sendable {
    let series: ChartSeries
    let columns: [String]
    /// For each row, the indices of the columns that it touches.
    let touched: [Set<Int>]
  }

  let title: String
  let subtitle: String
  let rows: [String]
  let groups: [Group]

  private static let style = LabelStyle.body
  private static let cellHeight = 30.0
  private static let gap = 12.0
  private static let longestName = 130.0

  private var columns: Int { groups.reduce(0) { $0 + $1.columns.count } }

  var isEmpty: Bool { rows.isEmpty || columns == 0 }

  /// The columns that each row touches, group by group.
  var facts: [(name: String, value: String)] {
    rows.enumerated().map { row, name in
      let parts = groups.map { group in
        let names = group.columns.indices.filter(group.touched[row].contains).map { group.columns[$0] }
        return "\(group.series.label) \(names.isEmpty ? "none" : names.joined(separator: ", "))"
      }
      return (name, parts.joined(separator: "; "))
    }
  }

  func draw(in drawing: inout Drawing) {
    let names = LabelWrapping(style: Self.style, width: Self.longestName, maximumLines: 1)
    let labels = rows.map { names.lines(of: $0).first ?? "" }
    let start =
      Drawing.margin + Self.gap / 2
      + (labels + ["in all"]).reduce(0) { max($0, Self.style.width(of: $1)) }
    let room = drawing.width - Drawing.margin - start - Double(groups.count) * Self.gap
    let cellWidth = min(44, room / Double(columns))
    addHeads(from: start, cellWidth, to: &drawing)
    let top = drawing.reserve(Double(rows.count + 1) * Self.cellHeight)
    for (row, label) in (labels + ["in all"]).enumerated() {
      let middle = top + (Double(row) + 0.5) * Self.cellHeight + Self.style.baselineShift
      drawing.add(label, row < rows.count ? Self.style : .strong, at: Point(x: Drawing.margin, y: middle))
    }
    var x = start
    for group in groups {
      x += Self.gap
      for column in group.columns.indices {
        for row in rows.indices {
          let box = Box(
            x: x + 1, y: top + Double(row) * Self.cellHeight + 1, width: cellWidth - 2,
            height: Self.cellHeight - 2)
          drawing.add(
            .rectangle(
              box, radius: 3, ink: group.touched[row].contains(column) ? group.series.ink : .blank))
        }
        let place = Point(
          x: x + cellWidth / 2,
          y: top + (Double(rows.count) + 0.5) * Self.cellHeight + Self.style.baselineShift)
        let sum = group.touched.count { $0.contains(column) }
        drawing.add(NumberText.count(sum), .strong, at: place, anchor: .middle)
        x += cellWidth
      }
    }
  }

  /// Adds the names of the groups, and below them the names of their columns, which are read upwards.
  private func addHeads(from start: Double, _ cellWidth: Double, to drawing: inout Drawing) {
    let style = LabelStyle.muted
    let wrapping = LabelWrapping(style: style, width: Self.longestName, maximumLines: 1)
    let names = groups.map { $0.columns.map { wrapping.lines(of: $0).first ?? "" } }
    let height = names.joined().map { style.width(of: $0) }.max() ?? 0
    let top = drawing.reserve(LabelStyle.strong.lineHeight + 6)
    let bottom = drawing.reserve(height + 6) + height
    var x = start
    for (group, names) in zip(groups, names) {
      x += Self.gap
      let room = max(Double(names.count) * cellWidth + Self.gap - 4, 0)
      let title = LabelWrapping(style: .strong, width: room, maximumLines: 1).lines(of: group.series.label)
      drawing.add(title.first ?? "", .strong, at: Point(x: x, y: top + LabelStyle.strong.ascent))
      for name in names {
        drawing.add(
          name, style, at: Point(x: x + cellWidth / 2 + style.baselineShift, y: bottom), isUpwards: true)
        x += cellWidth
      }
    }
  }
}
