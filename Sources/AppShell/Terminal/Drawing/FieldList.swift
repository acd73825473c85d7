import TerminalKit

/// The text fields of a screen, one below another, each after its placeholder.
struct FieldList {
  let fields: [TextField]
  /// The place of the first of them among the fields of the screen.
  let firstPlace: Int
  let focusedItem: FocusItem?

  func draw(in frame: inout Frame, rows: Range<Int>) {
    let spacing = fields.count * 2 <= rows.count ? 2 : 1
    let focusedPlace = fields.indices.first { focusedItem == .textField(firstPlace + $0) } ?? 0
    let hidden = max(0, (focusedPlace + 1) * spacing - rows.count)
    let labelWidth = min(
      fields.map { $0.placeholder.displayText.displayWidth }.max() ?? 0, max(0, frame.size.columns / 2 - 4))
    for place in fields.indices {
      let row = rows.lowerBound + (place + 1) * spacing - 1 - hidden
      guard rows.contains(row) else { continue }
      draw(
        fields[place], isFocused: focusedItem == .textField(firstPlace + place), in: &frame, row: row,
        labelWidth: labelWidth)
    }
  }

  private func draw(_ field: TextField, isFocused: Bool, in frame: inout Frame, row: Int, labelWidth: Int) {
    let start = min(labelWidth > 0 ? labelWidth + 4 : 0, max(0, frame.size.columns - 1))
    let width = min(Self.maximumWidth, frame.size.columns - start)
    if labelWidth > 0 {
      frame.draw(isFocused ? ">" : " ", row: row, column: 0, style: .bold)
      frame.draw(field.placeholder, row: row, column: 2, width: labelWidth, style: isFocused ? .bold : [])
    }
    if isFocused {
      let line = VisibleLine(editor: field.editor, width: width)
      frame.draw(line.text, row: row, column: start, width: width)
      frame.cursor = ScreenPosition(row: row, column: start + line.caret)
    } else {
      frame.draw(field.text, row: row, column: start, width: width)
    }
    frame.add(.underline, row: row, columns: start..<start + width)
  }

  private static var maximumWidth: Int { 60 }
}

/// The part of an edited line that fits into a field, chosen so that the caret is in it.
nonisolated struct VisibleLine: Equatable {
  let text: String
  /// The caret's column in the text.
  let caret: Int
}

nonisolated extension VisibleLine {
  init(editor: LineEditor, width: Int) {
    let (head, tail) = (editor.head.displayText, editor.tail.displayText)
    // Of what is before the caret there is at most one cell less than the width: the caret needs one itself.
    let shownHead = head.suffix(fittingWidth: width - 1)
    caret = shownHead.displayWidth
    text = shownHead + tail.truncated(toWidth: width - caret)
  }
}

extension String {
  /// As much of the text's end as the width holds, with an ellipsis before it where it had to be cut.
  fileprivate nonisolated func suffix(fittingWidth width: Int) -> String {
    var used = 0
    var start = endIndex
    for index in indices.reversed() {
      used += self[index].displayWidth
      if used > width { return width > 0 ? "…" + self[start...] : "" }
      if used < width { start = index }
    }
    return self
  }
}
