import TerminalKit

/// A whole screen as a grid of cells.
nonisolated struct Frame: Equatable, Sendable {
  let size: ScreenSize
  /// Where the cursor is to be seen; nil hides it.
  var cursor: ScreenPosition?
  private var cells: [ScreenCell]

  init(size: ScreenSize) {
    self.size = ScreenSize(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  /// The cells of a row.
  subscript(row: Int) -> ArraySlice<ScreenCell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  subscript(position: ScreenPosition) -> ScreenCell {
    cells[position.row * size.columns + position.column]
  }

  /// Draws as much of the text as fits between the column and the end of the row, the cut marked with an ellipsis.
  ///
  /// What lies outside of the frame is not drawn. Control characters are drawn as escapes.
  mutating func draw(_ text: String, row: Int, column: Int, width: Int = .max, style: TextStyle = []) {
    guard (0..<size.rows).contains(row), (0..<size.columns).contains(column) else { return }
    var column = column
    for glyph in text.displayText.truncated(toWidth: min(width, size.columns - column)) {
      let width = glyph.displayWidth
      guard width > 0 else { continue }
      put(ScreenCell(glyph: glyph, style: style), width: width, row: row, column: column)
      column += width
    }
  }

  /// Adds to the style of cells in a row.
  mutating func add(_ style: TextStyle, row: Int, columns: Range<Int>) {
    guard (0..<size.rows).contains(row) else { return }
    for column in columns.clamped(to: 0..<size.columns) {
      cells[row * size.columns + column].style.insert(style)
    }
  }

  /// Dims everything that is drawn so far.
  mutating func dim() {
    for index in cells.indices {
      cells[index].style = .dim
    }
  }

  /// Leaves nothing in the row.
  mutating func clear(row: Int) {
    guard (0..<size.rows).contains(row) else { return }
    for column in 0..<size.columns { cells[row * size.columns + column] = .blank }
  }

  private mutating func put(_ cell: ScreenCell, width: Int, row: Int, column: Int) {
    let cellsOfRow = row * size.columns..<(row + 1) * size.columns
    let place = cellsOfRow.lowerBound + column..<cellsOfRow.lowerBound + column + width
    // A part of a character cannot stay.
    var start = place.lowerBound
    while start > cellsOfRow.lowerBound, cells[start].glyph == nil { start -= 1 }
    var end = place.upperBound
    while end < cellsOfRow.upperBound, cells[end].glyph == nil { end += 1 }
    for index in start..<end { cells[index].glyph = " " }
    for index in place { cells[index] = ScreenCell(glyph: nil, style: cell.style) }
    cells[place.lowerBound] = cell
  }
}

/// One place of the grid that a terminal's screen is.
nonisolated struct ScreenCell: Hashable, Sendable {
  /// What the cell shows; nil for the rest of the character to the left of it, which takes several cells.
  var glyph: Character?
  var style: TextStyle

  static let blank = ScreenCell(glyph: " ", style: [])

  /// Whether terminals may disagree on how far the glyph moves the cursor.
  var hasUncertainWidth: Bool {
    glyph?.hasUncertainWidth ?? false
  }
}

/// A row and a column of a screen, counted from 0.
nonisolated struct ScreenPosition: Hashable, Sendable {
  var row: Int
  var column: Int
}

/// How a cell looks, by attributes that every terminal has, and by what colours mean.
nonisolated struct TextStyle: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = TextStyle(rawValue: 1 << 0)
  static let dim = TextStyle(rawValue: 1 << 1)
  static let underline = TextStyle(rawValue: 1 << 2)
  static let reverse = TextStyle(rawValue: 1 << 3)
  /// The colour of what can be pressed.
  static let tint = TextStyle(rawValue: 1 << 4)
  /// The colour of what has just come.
  static let added = TextStyle(rawValue: 1 << 5)
  /// The colour of what went wrong.
  static let warning = TextStyle(rawValue: 1 << 6)

  /// The parameters of the control sequence Select Graphic Rendition that set this style, after a reset.
  func graphicRendition(usesColor: Bool) -> String {
    let attributes: [(TextStyle, String)] = [(.bold, "1"), (.dim, "2"), (.underline, "4"), (.reverse, "7")]
    let colors: [(TextStyle, String)] = [(.tint, "34"), (.added, "32"), (.warning, "31")]
    let parameters = (attributes + (usesColor ? colors : [])).filter { contains($0.0) }.map(\.1)
    return (["0"] + parameters).joined(separator: ";")
  }
}
