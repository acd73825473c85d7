import TerminalKit

/// An alert as a box in the middle of the screen.
struct AlertBox {
  let alert: AlertController
  let focusedItem: FocusItem?

  /// Draws the box over what is there, within the first `rows` rows. Its rows are its own from end to end: beside it,
  /// words would be cut.
  func draw(in frame: inout Frame, rows: Int) {
    let columns = frame.size.columns
    let message = alert.message.displayText.wrapped(toWidth: min(Self.maximumTextWidth, max(1, columns - 4)))
    let textWidth = ([alert.title.displayText] + message).map(\.displayWidth).max() ?? 0
    let width = min(columns, max(textWidth, buttonsWidth) + 4)
    let left = (columns - width) / 2
    // The buttons always show; then as much of the text as there is room for; then the border.
    let hasBorder = rows >= message.count + 5 && width >= 5
    let textRows = max(0, rows - 1)
    let lines = Array(([alert.title.displayText] + message).prefix(hasBorder ? .max : textRows))
    let height = hasBorder ? lines.count + 4 : lines.count + 1
    let top = max(0, (rows - height) / 2)

    for row in top..<top + height { frame.clear(row: row) }
    if hasBorder { drawBorder(in: &frame, rows: top..<top + height, left: left, width: width) }
    let inset = width >= 5 ? 2 : 0
    for (place, line) in lines.enumerated() {
      frame.draw(
        line, row: top + place + (hasBorder ? 1 : 0), column: left + inset, width: width - 2 * inset,
        style: place == 0 ? [.bold, .warning] : [])
    }
    drawButtons(
      in: &frame, row: top + height - (hasBorder ? 2 : 1), columns: left + inset..<left + width - inset)
  }

  // MARK: Private

  private var labels: [ButtonLabel] {
    alert.actions.map { ButtonLabel(title: $0.title, isDestructive: $0.style == .destructive) }
  }

  private var buttonsWidth: Int {
    labels.map { $0.text.displayWidth + 2 }.reduce(-2, +)
  }

  /// Draws the buttons so that the row ends with the last one; where they do not fit, the focused one comes first.
  private func drawButtons(in frame: inout Frame, row: Int, columns: Range<Int>) {
    var places = Array(labels.indices)
    if buttonsWidth > columns.count, case .alertAction(let focused) = focusedItem {
      places = Array(places[focused...])
    }
    var column = max(columns.lowerBound, columns.upperBound - buttonsWidth)
    for place in places where column < columns.upperBound {
      let label = labels[place]
      frame.draw(
        label.text, row: row, column: column, width: columns.upperBound - column,
        style: label.style(isFocused: focusedItem == .alertAction(place)))
      column += label.text.displayWidth + 2
    }
  }

  private func drawBorder(in frame: inout Frame, rows: Range<Int>, left: Int, width: Int) {
    let line = String(repeating: "─", count: width - 2)
    frame.draw("┌\(line)┐", row: rows.lowerBound, column: left)
    frame.draw("└\(line)┘", row: rows.upperBound - 1, column: left)
    for row in rows.dropFirst().dropLast() {
      frame.draw("│", row: row, column: left)
      frame.draw("│", row: row, column: left + width - 1)
    }
  }

  private static var maximumTextWidth: Int { 56 }
}

/// How a button is drawn: in brackets, or in parentheses where it is disabled.
nonisolated struct ButtonLabel {
  let text: String
  let isEnabled: Bool
  let isDestructive: Bool

  init(title: String, isEnabled: Bool = true, isDestructive: Bool = false) {
    let title = title.displayText
    self.isDestructive = isDestructive
    text = isEnabled ? "[\(title)]" : "(\(title))"
    self.isEnabled = isEnabled
  }

  @MainActor init(_ item: BarButtonItem) {
    self.init(title: item.title, isEnabled: item.isEnabled)
  }

  func style(isFocused: Bool) -> TextStyle {
    guard isEnabled else { return .dim }
    let color: TextStyle = isDestructive ? .warning : .tint
    return isFocused ? [color, .bold, .reverse] : color
  }
}

nonisolated extension Frame {
  /// Draws the text in the middle of the row.
  mutating func drawCentered(_ text: String, row: Int, style: TextStyle) {
    let column = max(0, (size.columns - text.displayText.displayWidth) / 2)
    draw(text, row: row, column: column, style: style)
  }
}

extension String {
  /// The text in lines that fit into the width, broken between words, or inside a word that is too long for a line.
  nonisolated func wrapped(toWidth width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in split(separator: " ") {
      let wordWidth = String(word).displayWidth
      if used > 0, used + 1 + wordWidth <= width {
        line += " " + word
        used += 1 + wordWidth
        continue
      }
      if used > 0 { lines.append(line) }
      (line, used) = ("", 0)
      for character in word {
        if used > 0, used + character.displayWidth > width {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line.append(character)
        used += character.displayWidth
      }
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}

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
