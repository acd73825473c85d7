/// One place of the grid that a terminal's screen is.
nonisolated struct Cell: Hashable, Sendable {
  /// What the cell shows; nil for the right half of the wide character to the left of it.
  var glyph: Character?
  var style: TextStyle

  static let blank = Cell(glyph: " ", style: [])

  /// Whether terminals may disagree on how far the glyph moves the cursor: those of several scalars.
  var hasUncertainWidth: Bool {
    guard let glyph else { return false }
    return glyph.unicodeScalars.count > 1
  }
}

/// A row and a column of a screen, counted from 0.
nonisolated struct Position: Hashable, Sendable {
  var row: Int
  var column: Int
}
