import TerminalKit
import Testing

@MainActor @Suite struct ScrollTests {
  @Test(arguments: [
    (rows: 5, first: 5), (rows: 40, first: 40), (rows: 41, first: 40), (rows: .max, first: 40),
    (rows: -1, first: 0), (rows: .min, first: 0), (rows: 0, first: 0),
  ])
  func theViewportStaysWithinTheRows(rows: Int, first: Int) throws {
    let fixture = TableFixture(rowCount: 50)
    try fixture.window.scroll(byRows: rows)
    #expect(fixture.list?.firstRow == first)
    #expect(fixture.list?.visibleRows.count == 10)
  }

  @Test(arguments: [Int.max, .min])
  func theFarthestScrollFromTheMiddleReachesTheEnd(rows: Int) throws {
    let fixture = TableFixture(rowCount: 50)
    try fixture.window.scroll(byRows: 7)
    try fixture.window.scroll(byRows: rows)
    #expect(fixture.list?.firstRow == (rows > 0 ? 40 : 0))
  }

  @Test func aTableShorterThanItsViewportDoesNotScroll() throws {
    let fixture = TableFixture(rowCount: 10)
    try fixture.window.scroll(byRows: 1)
    #expect(fixture.list?.firstRow == 0)
    #expect(fixture.list?.visibleRows.count == 10)
  }

  @Test(arguments: [(row: 0, first: 0), (row: 17, first: 17), (row: 49, first: 40)])
  func aRowCanBeScrolledTo(row: Int, first: Int) throws {
    let fixture = TableFixture(rowCount: 50)
    try fixture.window.scroll(toRow: row)
    #expect(fixture.list?.firstRow == first)
  }

  @Test(arguments: [-1, 50, 1_000_000, .min])
  func aRowThatIsNotThereCannotBeScrolledTo(row: Int) {
    let fixture = TableFixture(rowCount: 50)
    #expect(throws: InteractionError.noRow(row, count: 50)) { try fixture.window.scroll(toRow: row) }
    #expect(fixture.list?.firstRow == 0)
  }

  @Test(arguments: [
    (row: 25, first: 20), (row: 20, first: 20), (row: 29, first: 20), (row: 19, first: 19),
    (row: 30, first: 21), (row: 0, first: 0), (row: 49, first: 40),
  ])
  func anAppScrollsAsLittleAsItTakes(row: Int, first: Int) throws {
    let fixture = TableFixture(rowCount: 50)
    try fixture.window.scroll(byRows: 20)
    try fixture.perform { fixture.table.scrollToRow(at: row) }
    #expect(fixture.list?.firstRow == first)
  }

  @Test(arguments: [0, 5, 30, 49])
  func anAppCanScrollBeforeTheTableHasBeenShown(row: Int) throws {
    let fixture = TableFixture(rowCount: 50) { $0.scrollToRow(at: row) }
    let list = try #require(fixture.list)
    #expect((list.firstRow..<(list.firstRow + 10)).contains(row))
  }

  @Test func anInsertedRowAtTheEndIsScrolledIntoView() throws {
    let fixture = TableFixture(rowCount: 50)
    try fixture.perform {
      fixture.source.rows.append("new")
      fixture.table.insertRow(at: 50)
      fixture.table.scrollToRow(at: 50)
    }
    #expect(fixture.list?.firstRow == 41)
    #expect(fixture.list?.visibleRows.last == "new")
    #expect(fixture.list?.insertedRow == 50)
  }

  @Test(arguments: [1, 2, 4])
  func evenTheSmallestWindowShowsARow(rows: Int) {
    let source = RecordingDataSource(count: 5)
    let screen = TestScreen { $0.show(source) }
    let window = Window(rootViewController: screen, size: ScreenSize(columns: 10, rows: rows))
    window.makeKeyAndVisible()
    #expect(window.snapshot().list?.visibleRows == ["row 0"])
  }

  @Test(arguments: [(title: "row 3", first: 3), (title: "row 49", first: 40), (title: "column", first: nil)])
  func theIndexLeadsToARow(title: String, first: Int?) throws {
    let source = EditableDataSource(count: 50)
    let window = Window.showing(TestScreen { $0.show(source) })
    #expect(try window.scroll(toFirstRowBeginningWith: title) == (first != nil))
    #expect(window.snapshot().list?.firstRow == first ?? 0)
  }

  @Test func aDataSourceThatSaysNothingOfAnIndexHasNone() throws {
    let fixture = TableFixture(rowCount: 50)
    #expect(try !fixture.window.scroll(toFirstRowBeginningWith: "row 3"))
  }
}
