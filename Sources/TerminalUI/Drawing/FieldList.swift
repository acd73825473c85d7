import TerminalKit

/// The text fields of a screen, one below another, each after its placeholder.
struct FieldList {
  let fields: [TextField]
  let focusedItem: FocusItem?

  func draw(in frame: inout Frame, rows: Range<Int>) {
    let spacing = fields.count * 2 <= rows.count ? 2 : 1
    let focusedPlace = fields.indices.first { focusedItem == .textField($0) } ?? 0
    let hidden = max(0, (focusedPlace + 1) * spacing - rows.count)
    let labelWidth = min(
      fields.map { $0.placeholder.displayText.displayWidth }.max() ?? 0, max(0, frame.size.columns / 2 - 4))
    for place in fields.indices {
      let row = rows.lowerBound + (place + 1) * spacing - 1 - hidden
      guard rows.contains(row) else { continue }
      draw(
        fields[place], isFocused: focusedItem == .textField(place), in: &frame, row: row,
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
