import TerminalKit

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
