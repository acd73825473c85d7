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

/// Rows that can be selected and deleted, and found by an index.
@MainActor
final class EditableDataSource: TableViewDataSource, TableViewDelegate {
  var rows: [String]
  var canEdit = true
  private(set) var selected: [Int] = []
  /// How often the first row was asked for: a table that reloads asks again.
  private(set) var reloads = 0

  init(count: Int) {
    rows = (0..<count).map { "row \($0)" }
  }

  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    if row == 0 { reloads += 1 }
    return TableViewCell(text: rows[row])
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool { canEdit }

  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int) {
    rows.remove(at: row)
    tableView.deleteRow(at: row)
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    selected.append(row)
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    rows.firstIndex { $0.hasPrefix(title) }
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
