import TerminalKit

/// What to write to a terminal that shows one frame so that it shows another.
nonisolated struct FrameDiff {
  /// What the terminal shows; nil where that is not known.
  let old: Frame?
  let new: Frame
  var usesColor = true

  /// The text to write; empty where the frames are the same.
  var text: String {
    let known = old?.size == new.size ? old : nil
    let erasure = ControlSequence.hideCursor + ControlSequence.eraseScreen
    var writer = FrameWriter(usesColor: usesColor, prefix: known == nil ? erasure : "")
    writeRows(from: known ?? Frame(size: new.size), to: &writer)
    return writer.finish(cursor: new.cursor, previousCursor: known?.cursor)
  }

  private func writeRows(from old: Frame, to writer: inout FrameWriter) {
    for row in 0..<new.size.rows {
      let (oldCells, newCells) = (old[row], new[row])
      guard !oldCells.elementsEqual(newCells) else { continue }
      // A glyph may spill over its neighbours, which then are to be written although they have not changed.
      let isCertain =
        !oldCells.contains(where: \.hasUncertainWidth) && !newCells.contains(where: \.hasUncertainWidth)
      write(row, from: isCertain ? Array(oldCells) : nil, to: Array(newCells), with: &writer)
    }
  }

  /// - Parameter old: what the row shows; nil to write it whole.
  private func write(
    _ row: Int, from old: [ScreenCell]?, to new: [ScreenCell], with writer: inout FrameWriter
  ) {
    let blankTail = new.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0
    for column in new.indices where old?[column] != new[column] {
      let position = ScreenPosition(row: row, column: column)
      if column >= blankTail {
        writer.eraseToEndOfLine(from: position)
        return
      }
      writer.write(new[column], at: position)
    }
  }
}

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

/// What the app asks of a terminal.
///
/// Source: ECMA-48 for CSI sequences; xterm's "Control Sequences" for the private modes (`?`) and the title.
nonisolated enum ControlSequence {
  static let eraseScreen = "\u{1B}[H\u{1B}[2J"
  static let eraseToEndOfLine = "\u{1B}[K"
  static let showCursor = "\u{1B}[?25h"
  static let hideCursor = "\u{1B}[?25l"
  static let resetStyle = "\u{1B}[0m"

  static func cursorPosition(_ position: ScreenPosition) -> String {
    "\u{1B}[\(position.row + 1);\(position.column + 1)H"
  }

  static func cursorColumn(_ column: Int) -> String {
    "\u{1B}[\(column + 1)G"
  }

  static func style(_ style: TextStyle, usesColor: Bool) -> String {
    "\u{1B}[\(style.graphicRendition(usesColor: usesColor))m"
  }

  /// Saves the window's title, then takes the whole screen: alternate buffer, marked pastes, no wrapping, no cursor.
  static func enterFullScreen(title: String) -> String {
    "\u{1B}[22;0t\u{1B}]2;\(title.displayText)\u{7}\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?7l" + hideCursor
      + eraseScreen
  }

  /// Undoes ``enterFullScreen(title:)``.
  static let leaveFullScreen = resetStyle + showCursor + "\u{1B}[?7h\u{1B}[?2004l\u{1B}[?1049l\u{1B}[23;0t"
}
