/// How often each of some things depends on each other one, in a square of cells.
///
/// Things that depend on others stand above these, so that what is below the diagonal leads upwards. (Neeraj Sangal and
/// others, *Using Dependency Models to Manage Complex Software Architecture*, 2005.)
struct DependencyMatrix: Figure {
  let title: String
  let subtitle: String
  let names: [String]
  let counts: [[Int]]

  /// - Parameters:
  ///   - title: the heading.
  ///   - subtitle: what is counted; may be empty.
  ///   - names: from top to bottom.
  ///   - counts: a row for each name, with a number for each name; a missing one is 0, and so is one of a name with itself.
  init(title: String, subtitle: String, names: [String], counts: [[Int]]) {
    self.title = title
    self.subtitle = subtitle
    self.names = names
    self.counts = names.indices.map { row in
      names.indices.map { column in
        guard row != column, counts.indices.contains(row), counts[row].indices.contains(column) else {
          return 0
        }
        return counts[row][column]
      }
    }
  }

  /// The sum of all counts.
  var total: Int { counts.joined().reduce(0, +) }

  /// The sum of those that lead upwards.
  var upwards: Int {
    counts.enumerated().reduce(0) { $0 + $1.element.prefix($1.offset).reduce(0, +) }
  }

  var textAlternative: String {
    let facts = names.indices.flatMap { row in
      names.indices.filter { counts[row][$0] != 0 }.map { column in
        TextAlternative.Fact("\(names[row]) to \(names[column])", "\(counts[row][column])")
      }
    }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: facts)
  }

  /// The matrix as an SVG document.
  func svg() -> String {
    DependencyMatrixLayout(matrix: self).drawing().svg
  }
}

/// Finds the place of everything in a matrix of dependencies.
struct DependencyMatrixLayout {
  private static let style = LabelStyle.body
  private static let cellHeight = 36.0
  private static let widestCell = 60.0
  private static let gap = 12.0

  let matrix: DependencyMatrix
  private let names: [String]
  private let labels: LabelWrapping
  private let start: Double
  private let cellWidth: Double

  init(matrix: DependencyMatrix) {
    self.matrix = matrix
    names = matrix.names.enumerated().map { "\($0 + 1) \($1)" }
    let width = min(names.map { Self.style.width(of: $0) }.max() ?? 0, 220)
    labels = LabelWrapping(style: Self.style, width: width, maximumLines: 1)
    start = Drawing.margin + width + Self.gap
    let room = Drawing.standardWidth - Drawing.margin - start
    cellWidth = min(Self.widestCell, room / Double(max(1, names.count)))
  }

  func drawing() -> Drawing {
    var drawing = Drawing(title: matrix.title, textAlternative: matrix.textAlternative)
    drawing.addHeader(subtitle: matrix.subtitle)
    guard !names.isEmpty else {
      drawing.addEmptyNote()
      return drawing
    }
    let top = drawing.reserve(Self.style.lineHeight)
    for column in names.indices {
      let place = Point(x: x(column) + cellWidth / 2, y: top + Self.style.ascent)
      drawing.add("\(column + 1)", .muted, at: place, anchor: .middle)
    }
    for row in names.indices { addRow(row, to: &drawing) }
    drawing.reserve(Drawing.margin)
    return drawing
  }

  private func x(_ column: Int) -> Double { start + Double(column) * cellWidth }

  private func addRow(_ row: Int, to drawing: inout Drawing) {
    let top = drawing.reserve(Self.cellHeight)
    let baseline = top + Self.cellHeight / 2 + Self.style.baselineShift
    for line in labels.lines(of: names[row]) {
      drawing.add(line, Self.style, at: Point(x: Drawing.margin, y: baseline))
    }
    for column in names.indices {
      let count = matrix.counts[row][column]
      let box = Box(x: x(column), y: top, width: cellWidth, height: Self.cellHeight)
      drawing.add(.rectangle(box, radius: 0, ink: ink(row, column)))
      guard count != 0 else { continue }
      let place = Point(x: box.x + cellWidth / 2, y: baseline)
      drawing.add("\(count)", column < row ? .badge : Self.style, at: place, anchor: .middle)
    }
  }

  private func ink(_ row: Int, _ column: Int) -> Ink {
    if row == column { return .diagonal }
    return column < row && matrix.counts[row][column] != 0 ? .accent : .cell
  }
}
