import Foundation

extension TerminalSession {
  func handleTableKey(_ key: Key) {
    guard let table else { return }
    let row = table.selectedRow ?? table.topRow
    switch key {
    case .up: select(row - 1, in: table)
    case .down: select(row + 1, in: table)
    case .home: select(0, in: table)
    case .end: select(table.numberOfRows - 1, in: table)
    case .pageUp: turnPage(by: -table.height, from: row, in: table)
    case .pageDown: turnPage(by: table.height, from: row, in: table)
    case .character(let letter): jump(to: letter, from: row, in: table)
    default: break
    }
  }

  private func select(_ row: Int, in table: TableView) {
    window.handleEvent { table.selectRow(at: row) }
  }

  private func turnPage(by rows: Int, from row: Int, in table: TableView) {
    window.handleEvent {
      table.scroll(toTopRow: table.topRow + rows)
      table.selectRow(at: row + rows)
    }
  }

  /// Goes to the next row that begins with the letter; from the last one back to the first.
  private func jump(to letter: Character, from row: Int, in table: TableView) {
    let title = String(letter)
    guard let dataSource = table.dataSource,
      let first = dataSource.tableView(table, rowForSectionIndexTitle: title)
    else { return }
    let next = row + 1
    let isInside =
      next > first && next < table.numberOfRows
      && dataSource.tableView(table, cellForRowAt: next).text.isPrefixed(by: title)
    select(isInside ? next : first, in: table)
  }
}

extension String {
  /// Whether the text begins with the letter, whatever its case and its accents.
  fileprivate func isPrefixed(by letter: String) -> Bool {
    range(of: letter, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}
