/// How often each of some things depends on each other one, in a square of cells.
///
/// Things that depend on others stand above these, so that what is below the diagonal leads upwards. (Neeraj Sangal and
/// others, *Using Dependency Models to Manage Complex Software Architecture*, 2005.)
struct DependencyMatrix: Figure {
  let title: String
  let subtitle: String
  /// From top to bottom.
  let names: [String]
  /// A row for each name, with a number for each name; that of a name with itself is 0.
  let counts: [[Int]]

  private static let style = LabelStyle.body
  private static let cellHeight = 36.0
  private static let widestCell = 60.0
  private static let gap = 12.0

  /// The sum of all counts.
  var total: Int { counts.joined().reduce(0, +) }

  /// The sum of those that lead upwards.
  var upwards: Int {
    counts.enumerated().reduce(0) { $0 + $1.element.prefix($1.offset).reduce(0, +) }
  }

  var facts: [(name: String, value: String)] {
    names.indices.flatMap { row in
      names.indices.filter { counts[row][$0] != 0 }.map { column in
        ("\(names[row]) to \(names[column])", "\(counts[row][column])")
      }
    }
  }

  var isEmpty: Bool { names.isEmpty }

  func draw(in drawing: inout Drawing) {
    let titles = names.enumerated().map { "\($0 + 1) \($1)" }
    let width = min(titles.map { Self.style.width(of: $0) }.max() ?? 0, 220)
    let labels = LabelWrapping(style: Self.style, width: width, maximumLines: 1)
    let start = Drawing.margin + width + Self.gap
    let cellWidth = min(
      Self.widestCell, (Drawing.standardWidth - Drawing.margin - start) / Double(names.count))
    let head = drawing.reserve(Self.style.lineHeight)
    for column in names.indices {
      let x = start + (Double(column) + 0.5) * cellWidth
      drawing.add("\(column + 1)", .muted, at: Point(x: x, y: head + Self.style.ascent), anchor: .middle)
    }
    for row in names.indices {
      let top = drawing.reserve(Self.cellHeight)
      let baseline = top + Self.cellHeight / 2 + Self.style.baselineShift
      for line in labels.lines(of: titles[row]) {
        drawing.add(line, Self.style, at: Point(x: Drawing.margin, y: baseline))
      }
      for column in names.indices {
        let count = counts[row][column]
        let x = start + Double(column) * cellWidth
        let box = Box(x: x, y: top, width: cellWidth, height: Self.cellHeight)
        let isUpwards = column < row && count != 0
        let ink: Ink = row == column ? .diagonal : isUpwards ? .accent : .cell
        drawing.add(.rectangle(box, radius: 0, ink: ink))
        guard count != 0 else { continue }
        let place = Point(x: x + cellWidth / 2, y: baseline)
        drawing.add("\(count)", isUpwards ? .badge : Self.style, at: place, anchor: .middle)
      }
    }
  }
}
