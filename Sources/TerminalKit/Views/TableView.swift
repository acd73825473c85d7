/// A scrolling list. It asks its data source for the rows in its viewport only, and keeps those until they change.
public final class TableView: View {
  public weak var dataSource: (any TableViewDataSource)?
  /// A table without a delegate has no rows to select.
  public weak var delegate: (any TableViewDelegate)?
  /// The height of a row, in lines: 1, or 2 for a secondary text.
  public var rowHeight = 1
  /// The number of rows at the last reload or insertion.
  public private(set) var numberOfRows = 0

  /// The row that the last event inserted.
  package private(set) var insertedRow: Int?
  /// The row on which the cursor stands, nil before anyone has moved it.
  package private(set) var selectedRow: Int?
  /// The first row in the viewport.
  package private(set) var topRow = 0
  /// How many rows fit into the viewport.
  package private(set) var height = 0
  /// What the rows from `topCachedRow` on show; nil where the data source is still to be asked.
  private var cache: [TableViewCell?] = []
  private var topCachedRow = 0

  /// Forgets every cell and asks for the number of rows again.
  public func reloadData() {
    cache = []
    insertedRow = nil
    selectedRow = nil
    numberOfRows = dataSource?.numberOfRows(in: self) ?? 0
  }

  /// Makes place for a row that the data source has already.
  ///
  /// As in UIKit, it ends the app if the data source does not have exactly one row more than before.
  public func insertRow(at row: Int) {
    updateNumberOfRows(to: numberOfRows + 1)
    precondition(row >= 0 && row < numberOfRows, "there is no such row after the insertion")
    insertedRow = row
    if let selectedRow, row <= selectedRow { self.selectedRow = selectedRow + 1 }
    if row < topCachedRow {
      topCachedRow += 1
    } else if row <= topCachedRow + cache.count {
      cache.insert(nil, at: row - topCachedRow)
    }
  }

  /// Closes the gap of a row that the data source no longer has.
  ///
  /// As in UIKit, it ends the app if the data source does not have exactly one row less than before.
  public func deleteRow(at row: Int) {
    precondition(row >= 0 && row < numberOfRows, "there was no such row before the deletion")
    updateNumberOfRows(to: numberOfRows - 1)
    if let selectedRow, row < selectedRow || selectedRow == numberOfRows {
      self.selectedRow = numberOfRows == 0 ? nil : selectedRow - 1
    }
    if row < topCachedRow {
      topCachedRow -= 1
    } else if row < topCachedRow + cache.count {
      cache.remove(at: row - topCachedRow)
    }
  }

  /// Moves the viewport as little as it takes for the row to be in it.
  public func scrollToRow(at row: Int) {
    // Before the first layout there is no height: any viewport shows the row that it begins with.
    let height = max(height, 1)
    if row < topRow {
      topRow = row
    } else if row >= topRow + height {
      topRow = row - height + 1
    }
  }

  /// Puts the cursor on the row, or on the nearest one that there is, and has it in the viewport.
  package func selectRow(at row: Int) {
    guard numberOfRows > 0 else {
      selectedRow = nil
      return
    }
    let row = max(0, min(row, numberOfRows - 1))
    selectedRow = row
    scrollToRow(at: row)
  }

  /// The first row whose text begins with the text, by the data source; nil if none does.
  package func firstRow(beginningWith text: String) -> Int? {
    dataSource?.tableView(self, rowForSectionIndexTitle: text)
  }

  /// Moves the viewport so that it begins at the row, or as close to it as the rows allow.
  package func scroll(toTopRow row: Int) {
    topRow = row
  }

  /// Forgets which row the last event inserted: a new event begins.
  func clearInsertion() {
    insertedRow = nil
  }

  /// Gives the viewport its height in lines and asks for the cells that it lacks.
  func layout(height lines: Int) {
    height = rowHeight == 1 ? lines : max(1, lines / rowHeight)
    topRow = max(0, min(topRow, numberOfRows - height))
    let visible = topRow..<min(topRow + height, numberOfRows)
    if isCached(visible) { return }
    let dataSource = dataSource
    var cells: [TableViewCell?] = []
    cells.reserveCapacity(visible.count)
    for row in visible {
      cells.append(cachedCell(at: row) ?? dataSource?.tableView(self, cellForRowAt: row))
    }
    cache = cells
    topCachedRow = topRow
  }

  private func updateNumberOfRows(to expected: Int) {
    let count = dataSource?.numberOfRows(in: self) ?? 0
    precondition(count == expected, "the data source has not the rows that the update leads to")
    numberOfRows = expected
  }

  private func isCached(_ rows: Range<Int>) -> Bool {
    guard rows.lowerBound == topCachedRow, rows.count == cache.count else { return false }
    for cell in cache where cell == nil { return false }
    return true
  }

  /// The cells in the viewport, from `topRow` on, as of the last layout.
  package var visibleCells: [TableViewCell] {
    cache.compactMap(\.self)
  }

  private func cachedCell(at row: Int) -> TableViewCell? {
    let place = row - topCachedRow
    return cache.indices.contains(place) ? cache[place] : nil
  }
}
