import TerminalKit

/// What to write to a terminal that shows one frame so that it shows another.
nonisolated struct FrameDiff {
  /// What the terminal shows; nil where that is not known.
  let old: Frame?
  let new: Frame
  var usesColor = true

  /// The text to write; empty where the frames are the same.
  var text: String {
    guard let old, old.size == new.size else {
      var writer = FrameWriter(
        usesColor: usesColor, prefix: ControlSequence.hideCursor + ControlSequence.eraseScreen)
      let blank = Frame(size: new.size)
      writeRows(from: blank, to: &writer)
      return writer.finish(cursor: new.cursor, previousCursor: nil)
    }
    var writer = FrameWriter(usesColor: usesColor)
    writeRows(from: old, to: &writer)
    return writer.finish(cursor: new.cursor, previousCursor: old.cursor)
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
