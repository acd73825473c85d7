import TerminalKit

/// What a list shows in its table, from one or several sources.
final class ListRows: TableViewDataSource, TableViewDelegate {
  let table = TableView()
  var index: ((String) -> Int?)?
  private var sources: [any RowSource] = []
  /// How many rows the table has been told of.
  private var count = 0

  init() {
    table.dataSource = self
  }

  nonisolated deinit {}

  // MARK: Updates

  /// Brings the table up to date with the rows as they are now.
  func show(_ new: [any RowSource]) {
    let isSame = new.count == sources.count && zip(new, sources).allSatisfy { $0.succeeds($1) }
    sources = new
    let changes = new.map { $0.takeChange() }
    if !isSame || changes.contains(where: { $0.change == .replaced }) {
      count = new.reduce(0) { $0 + $1.count }
      table.reloadData()
    } else {
      // First, because a table that is drawn anew forgets what was inserted.
      if changes.contains(where: \.needsRedraw) { redraw() }
      var start = 0
      for (source, (change, _)) in zip(new, changes) {
        apply(change, from: start)
        start += source.count
      }
    }
    prepare()
  }

  private func apply(_ change: RowChange, from start: Int) {
    switch change {
    case .none, .replaced: break
    case .inserted(let row):
      count += 1
      table.insertRow(at: start + row)
    case .removed(let row):
      count -= 1
      table.deleteRow(at: start + row)
    }
  }

  /// Has the table ask for the rows that it shows again, and leaves all else in it as it is.
  private func redraw() {
    let (inserted, selected, top) = (table.insertedRow, table.selectedRow, table.topRow)
    if inserted != nil { count -= 1 }
    table.reloadData()
    if let inserted {
      count += 1
      table.insertRow(at: min(inserted, count - 1))
    }
    if let selected { table.selectRow(at: selected) }
    table.scroll(toTopRow: top)
  }

  /// Makes the first row that shows, if none is there: it tells how high rows are, and whether they can be selected.
  private func prepare() {
    if let row = row(at: min(table.topRow, count - 1)) { table.rowHeight = row.texts.count > 1 ? 2 : 1 }
    table.delegate = sources.contains(where: \.isSelectable) ? self : nil
  }

  func scroll(to id: AnyHashable) {
    var start = 0
    for source in sources {
      if let row = source.row(of: id) { return table.scrollToRow(at: start + row) }
      start += source.count
    }
  }

  // MARK: Rows

  private func place(of row: Int) -> (source: any RowSource, row: Int)? {
    guard row >= 0 else { return nil }
    var row = row
    for source in sources {
      if row < source.count { return (source, row) }
      row -= source.count
    }
    return nil
  }

  private func row(at row: Int) -> ShownRow? {
    place(of: row).flatMap { $0.source.row(at: $0.row) }
  }

  func numberOfRows(in tableView: TableView) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    // The table asks when it has taken its place, for all that it lacks there.
    var start = 0
    for source in sources {
      source.keep(table.topRow - start..<table.topRow + max(table.height, 1) - start)
      start += source.count
    }
    guard let shown = self.row(at: row) else { return TableViewCell(text: "") }
    if shown.select != nil { table.delegate = self }
    return shown.cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    self.row(at: row)?.select?()
  }

  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    index?(title)
  }

  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool {
    place(of: row).flatMap { $0.source.deletion(of: $0.row) } != nil
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int
  ) {
    place(of: row).flatMap { $0.source.deletion(of: $0.row) }?()
  }
}
