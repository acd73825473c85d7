import TerminalKit

/// Draws what a window shows, and what of it has the focus, as a frame.
struct ScreenRenderer {
  let window: Window
  let focusedItem: FocusItem?
  let finder: RowFinder?

  var frame: Frame {
    let layout = ScreenLayout(size: window.size)
    var frame = Frame(size: window.size)
    for row in layout.rules {
      frame.draw(String(repeating: "─", count: frame.size.columns), row: row, column: 0, style: .dim)
    }
    if let row = layout.navigationBar { drawNavigationBar(in: &frame, row: row) }
    drawContent(in: &frame, rows: layout.content)
    if layout.rules.count > 1, let row = layout.rules.last { drawListPosition(in: &frame, row: row) }
    if let alert = window.alert {
      frame.dim()
      frame.cursor = nil
      AlertBox(alert: alert, focusedItem: focusedItem).draw(
        in: &frame, rows: layout.statusLine ?? frame.size.rows)
    }
    if let row = layout.statusLine {
      if let finder {
        draw(finder, in: &frame, row: row)
      } else {
        frame.draw(KeyHint.hints(for: window, focusedItem: focusedItem), row: row)
      }
    }
    return frame
  }

  // MARK: Navigation bar

  private func drawNavigationBar(in frame: inout Frame, row: Int) {
    let item = window.screen.navigationItem
    let columns = frame.size.columns
    var free = 0..<columns
    if let right = item.rightBarButtonItem.map(ButtonLabel.init) {
      let column = max(0, columns - right.text.displayWidth)
      frame.draw(
        right.text, row: row, column: column, style: right.style(isFocused: focusedItem == .rightBarButton))
      free = 0..<max(0, column - 1)
    }
    if let left = item.shownLeftBarButtonItem.map(ButtonLabel.init) {
      let style = left.style(isFocused: focusedItem == .leftBarButton)
      frame.draw(left.text, row: row, column: 0, width: free.count, style: style)
      free = min(left.text.displayWidth + 1, free.upperBound)..<free.upperBound
    }
    let title = window.screen.title.displayText.truncated(toWidth: free.count)
    let width = title.displayWidth
    let column = max(free.lowerBound, min((columns - width) / 2, free.upperBound - width))
    frame.draw(title, row: row, column: column, width: free.count, style: .bold)
  }

  // MARK: Content

  private func drawContent(in frame: inout Frame, rows: Range<Int>) {
    let rows = drawHeading(in: &frame, rows: rows)
    if let configuration = window.screen.contentUnavailableConfiguration {
      drawPlaceholder(configuration, in: &frame, rows: rows)
      return
    }
    let fields = window.screen.view.textFields
    if !fields.isEmpty {
      let firstPlace = window.screen.textFields.count - fields.count
      FieldList(fields: fields, firstPlace: firstPlace, focusedItem: focusedItem).draw(in: &frame, rows: rows)
    } else if let table = window.screen.view.table {
      drawRows(of: table, in: &frame, rows: rows)
    }
    if window.screen.hasActivity, let row = rows.last { frame.drawCentered("Busy…", row: row, style: .dim) }
  }

  /// Draws the search bar and the labels. Returns the rows below them.
  private func drawHeading(in frame: inout Frame, rows: Range<Int>) -> Range<Int> {
    var top = rows.lowerBound
    if let searchBar = window.screen.navigationItem.searchController?.searchBar, top < rows.upperBound {
      FieldList(fields: [searchBar], firstPlace: 0, focusedItem: focusedItem)
        .draw(in: &frame, rows: top..<top + 1)
      top += 1
    }
    guard window.screen.contentUnavailableConfiguration == nil else { return top..<rows.upperBound }
    for label in window.screen.view.labels where top < rows.upperBound {
      frame.draw(label.text, row: top, column: 2)
      top += 1
    }
    return top..<rows.upperBound
  }

  private func drawPlaceholder(
    _ configuration: ContentUnavailableConfiguration, in frame: inout Frame, rows: Range<Int>
  ) {
    let button = configuration.button.map { ButtonLabel(title: $0.title) }
    let text = configuration.text.displayText.wrapped(toWidth: max(1, frame.size.columns))
    // The button always shows; then as much of the text as there is room for; then what is between them.
    let lines = text.prefix(rows.count - (button == nil ? 0 : 1))
    let height = button == nil ? lines.count : min(lines.count + 2, rows.count)
    let top = rows.lowerBound + (rows.count - height) / 2
    for (row, line) in zip(top..., lines) {
      frame.drawCentered(line, row: row, style: .dim)
    }
    guard let button else { return }
    frame.drawCentered(
      button.text, row: top + height - 1,
      style: button.style(isFocused: focusedItem == .contentButton))
  }

  private func drawRows(of table: TableView, in frame: inout Frame, rows: Range<Int>) {
    for (place, cell) in table.visibleCells.enumerated() {
      let row = table.topRow + place
      let line = rows.lowerBound + place * table.rowHeight
      guard line < rows.upperBound else { return }
      let isSelected = row == table.selectedRow
      let isInserted = row == table.insertedRow
      var style: TextStyle = isInserted ? [.added, .bold] : []
      if isSelected && focusedItem == .table { style.insert(.reverse) }
      frame.draw(isSelected ? ">" : " ", row: line, column: 0)
      frame.draw(isInserted ? "+" : " ", row: line, column: 1)
      frame.draw(cell.text, row: line, column: 2)
      frame.add(style, row: line, columns: 0..<frame.size.columns)
      if table.rowHeight > 1, line + 1 < rows.upperBound, let text = cell.secondaryText {
        frame.draw(text, row: line + 1, column: 4, style: .dim)
      }
    }
  }

  /// Says on the lower rule where in the list the cursor is.
  private func drawListPosition(in frame: inout Frame, row: Int) {
    guard window.screen.contentUnavailableConfiguration == nil,
      let table = window.screen.view.table, table.numberOfRows > 0
    else { return }
    let text = " \((table.selectedRow ?? table.topRow) + 1) of \(table.numberOfRows) "
    frame.draw(text, row: row, column: max(0, frame.size.columns - text.count - 1), style: .dim)
  }

  // MARK: Status line

  /// Shows what is typed to find a row, and whether there is one; then the keys, where there is room.
  private func draw(_ finder: RowFinder, in frame: inout Frame, row: Int) {
    let label = "Find "
    frame.draw(label, row: row, column: 0, style: .bold)
    let line = VisibleLine(editor: finder.editor, width: max(1, frame.size.columns - label.count))
    frame.draw(line.text, row: row, column: label.count)
    frame.cursor = ScreenPosition(
      row: row, column: min(label.count + line.caret, frame.size.columns - 1))
    var column = label.count + line.text.displayWidth + 3
    if !finder.hasFound {
      let text = "(no such row)"
      guard column + text.count <= frame.size.columns else { return }
      frame.draw(text, row: row, column: column, style: .warning)
      column += text.count + 2
    }
    frame.draw(
      [KeyHint(key: "Return", action: "Stay"), KeyHint(key: "Esc", action: "Back")], row: row, from: column)
  }
}

extension Frame {
  /// Draws the hints beside one another, as many as fit.
  mutating func draw(_ hints: [KeyHint], row: Int, from start: Int = 0) {
    var column = start
    for hint in hints {
      let width = hint.key.displayWidth + 1 + hint.action.displayText.displayWidth
      guard column + width <= size.columns else { return }
      draw(hint.key, row: row, column: column, style: .bold)
      draw(hint.action, row: row, column: column + hint.key.displayWidth + 1)
      column += width + 2
    }
  }
}

/// The rows of a terminal that the parts of a screen take.
///
/// Where there are too few rows for all parts, the rules go first, then the status line, then the navigation bar.
nonisolated struct ScreenLayout: Equatable {
  let navigationBar: Int?
  let content: Range<Int>
  let statusLine: Int?
  /// The lines between the parts.
  let rules: [Int]

  init(size: ScreenSize) {
    let rows = max(1, size.rows)
    let top =
      switch rows {
      case 1: 0
      case 2...3: 1
      default: 2
      }
    content = top..<top + size.tableHeight
    navigationBar = rows > 1 ? 0 : nil
    statusLine = rows > 2 ? rows - 1 : nil
    rules = [rows > 3 ? 1 : nil, rows > 4 ? rows - 2 : nil].compactMap(\.self)
  }
}
