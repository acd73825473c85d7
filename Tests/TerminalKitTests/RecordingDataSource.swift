import TerminalKit

/// Rows for a table, and a record of those that were asked for.
@MainActor
final class RecordingDataSource: TableViewDataSource {
  var rows: [String]
  private var askedRows: [Int] = []

  init(count: Int) {
    rows = (0..<count).map { "row \($0)" }
  }

  /// The rows that were asked for since the last time.
  func takeAskedRows() -> [Int] {
    defer { askedRows = [] }
    return askedRows
  }

  func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    askedRows.append(row)
    return TableViewCell(text: rows[row])
  }
}

/// A window with one table of ten rows' height, and a button that does what the test wants.
@MainActor
struct TableFixture {
  let source: RecordingDataSource
  let table = TableView()
  let window: Window
  private let screen: TestScreen

  init(rowCount: Int, beforeShowing: @escaping (TableView) -> Void = { _ in }) {
    let (source, table) = (RecordingDataSource(count: rowCount), table)
    self.source = source
    screen = TestScreen { screen in
      table.dataSource = source
      screen.view.addSubview(table)
      table.reloadData()
      beforeShowing(table)
    }
    window = Window.showing(screen, tableHeight: 10)
  }

  /// Does it within one event.
  func perform(_ action: @escaping () -> Void) throws {
    screen.onTap("Go", action)
    try window.tap(button: "Go")
  }

  /// Inserts a row with its data, within one event, as an app does.
  func insert(_ text: String, at row: Int) throws {
    try perform {
      source.rows.insert(text, at: row)
      table.insertRow(at: row)
    }
  }

  var list: ScreenSnapshot.List? { window.snapshot().list }
}
