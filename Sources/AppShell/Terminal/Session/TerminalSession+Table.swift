import TerminalKit

extension TerminalSession {
  func handleTableKey(_ key: Key) {
    guard let table else { return }
    let row = table.selectedRow ?? table.topRow
    if key == .delete || key == .backspace {
      deleteRow(row, of: table)
      return
    }
    guard let rows = key.rows(ofPage: table.height) else { return }
    window.handleEvent {
      if key == .pageUp || key == .pageDown { table.scroll(toTopRow: table.topRow + rows) }
      table.selectRow(at: row + rows)
    }
  }

  /// Opens the row under the cursor, where rows are for opening.
  func selectRow() {
    guard let table, let row = table.selectedRow, let delegate = table.delegate else { return }
    window.handleEvent { delegate.tableView(table, didSelectRowAt: row) }
  }

  private func deleteRow(_ row: Int, of table: TableView) {
    guard table.isEditable(row: row), let dataSource = table.dataSource else { return }
    window.handleEvent { dataSource.tableView(table, commit: .delete, forRowAt: row) }
  }

  // MARK: Finding

  /// Goes to the search bar, or, where the screen has none, opens the line in which a person types what to find.
  func beginFinding() {
    if window.screen.navigationItem.searchController != nil {
      moveFocus(to: .textField(0))
      return
    }
    guard let table, table.numberOfRows > 0 else { return }
    moveFocus(to: .table)
    finder = RowFinder(startRow: table.selectedRow ?? table.topRow)
  }

  /// Goes to the first row that begins with what is typed, as it is typed. Return stays there, Esc goes back.
  func handleFinderKey(_ key: Key) {
    guard var finder, let table else { return }
    switch key {
    case .enter:
      self.finder = nil
    case .escape:
      self.finder = nil
      window.handleEvent { table.selectRow(at: finder.startRow) }
    case .backspace where finder.editor.text.isEmpty:
      self.finder = nil
    case .up, .down, .pageUp, .pageDown:
      self.finder = nil
      handleTableKey(key)
    default:
      guard let edit = key.edit else { return }
      edit(&finder.editor)
      find(&finder, in: table)
      self.finder = finder
    }
  }

  private func find(_ finder: inout RowFinder, in table: TableView) {
    let text = finder.editor.text
    let row = text.isEmpty ? finder.startRow : table.firstRow(beginningWith: text)
    finder.hasFound = row != nil
    if let row { window.handleEvent { table.selectRow(at: row) } }
  }
}

extension TableView {
  /// Whether a person can delete the row.
  func isEditable(row: Int) -> Bool {
    row < numberOfRows && dataSource?.tableView(self, canEditRowAt: row) == true
  }
}

/// What a person types to find a row.
struct RowFinder {
  var editor = LineEditor()
  /// Whether a row begins with the text.
  var hasFound = true
  /// The row from which the search began.
  let startRow: Int

  init(startRow: Int) {
    self.startRow = startRow
  }
}

extension Key {
  /// By how many rows the key moves in a list whose page has so many rows; nil where it is no such key.
  func rows(ofPage page: Int) -> Int? {
    switch self {
    case .up, .character("k"): -1
    case .down, .character("j"): 1
    case .pageUp: -page
    case .pageDown: page
    case .home, .character("g"): -Self.allRows
    case .end, .character("G"): Self.allRows
    default: nil
    }
  }

  /// More rows than any list has.
  private static var allRows: Int { Int(Int32.max) }
}
