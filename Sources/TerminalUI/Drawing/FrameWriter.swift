import TerminalKit

/// Writes cells to their places with as few control sequences as that takes.
nonisolated struct FrameWriter {
  private let usesColor: Bool
  private var text: String
  /// Where the terminal's cursor is; nil where that is not certain.
  private var position: ScreenPosition?
  private var row: Int?
  private var style: TextStyle = []

  init(usesColor: Bool, prefix: String = "") {
    self.usesColor = usesColor
    text = prefix
  }

  /// Writes the cell, unless it belongs to the character to the left of it: that is written as a whole.
  mutating func write(_ cell: ScreenCell, at position: ScreenPosition) {
    guard let glyph = cell.glyph else { return }
    move(to: position)
    set(cell.style)
    guard cell.hasUncertainWidth else {
      text.append(glyph)
      self.position = ScreenPosition(row: position.row, column: position.column + glyph.displayWidth)
      return
    }
    // A terminal that gives the glyph fewer cells leaves the others as they were: blank. The moves keep it from joining
    // the glyph to what is beside it, and what follows has its place wherever the terminal's cursor is.
    text += String(repeating: " ", count: glyph.displayWidth)
    self.position = nil
    move(to: position)
    text.append(glyph)
    self.position = nil
  }

  mutating func eraseToEndOfLine(from position: ScreenPosition) {
    move(to: position)
    set([])
    text += ControlSequence.eraseToEndOfLine
  }

  /// The text, with the style reset and the cursor where it belongs.
  mutating func finish(cursor: ScreenPosition?, previousCursor: ScreenPosition?) -> String {
    set([])
    if let cursor {
      if !text.isEmpty || cursor != previousCursor { move(to: cursor) }
      if previousCursor == nil { text += ControlSequence.showCursor }
    } else if previousCursor != nil {
      text += ControlSequence.hideCursor
    }
    return text
  }

  private mutating func move(to target: ScreenPosition) {
    guard position != target else { return }
    text +=
      row == target.row
      ? ControlSequence.cursorColumn(target.column) : ControlSequence.cursorPosition(target)
    position = target
    row = target.row
  }

  private mutating func set(_ style: TextStyle) {
    guard style != self.style else { return }
    text += style.isEmpty ? ControlSequence.resetStyle : ControlSequence.style(style, usesColor: usesColor)
    self.style = style
  }
}
