import TerminalKit
import Testing

@MainActor @Suite struct TableTests {
  @Test func onlyTheRowsInTheViewportAreAskedFor() {
    let fixture = TableFixture(rowCount: 1000)
    #expect(fixture.source.takeAskedRows() == Array(0..<10))
    #expect(fixture.list?.visibleRows == (0..<10).map { "row \($0)" })
    #expect(fixture.list?.numberOfRows == 1000)
  }

  @Test func anEventThatChangesNothingAsksForNothing() throws {
    let fixture = TableFixture(rowCount: 50)
    _ = fixture.source.takeAskedRows()
    try fixture.perform {}
    #expect(fixture.source.takeAskedRows() == [])
  }

  @Test func scrollingAsksForTheRowsThatComeIntoView() throws {
    let fixture = TableFixture(rowCount: 50)
    _ = fixture.source.takeAskedRows()
    try fixture.window.scroll(byRows: 3)
    #expect(fixture.source.takeAskedRows() == [10, 11, 12])
    try fixture.window.scroll(byRows: -1)
    #expect(fixture.source.takeAskedRows() == [2])
    try fixture.window.scroll(toRow: 40)
    #expect(fixture.source.takeAskedRows() == Array(40..<50))
  }

  /// In view or below, for that row; above, for the one that moves into view.
  @Test(arguments: [
    (at: 5, asked: [5]), (at: 3, asked: [3]), (at: 12, asked: [12]), (at: 13, asked: []), (at: 0, asked: [3]),
  ])
  func anInsertionAsksForOneRowAtMost(row: Int, asked: [Int]) throws {
    let fixture = TableFixture(rowCount: 50)
    try fixture.window.scroll(byRows: 3)
    _ = fixture.source.takeAskedRows()
    try fixture.insert("new", at: row)
    #expect(fixture.source.takeAskedRows() == asked)
    #expect(fixture.list?.insertedRow == row)
    #expect(fixture.list?.firstRow == 3)
    #expect(fixture.list?.visibleRows == Array(fixture.source.rows[3..<13]))
  }

  @Test func insertionsFillAnEmptyTable() throws {
    let fixture = TableFixture(rowCount: 0)
    for number in 0..<12 {
      try fixture.insert("new \(number)", at: 0)
      #expect(fixture.list?.visibleRows == Array(fixture.source.rows.prefix(10)))
    }
    #expect(fixture.source.takeAskedRows() == Array(repeating: 0, count: 12))
  }

  @Test func severalInsertionsInOneEventShowWhatTheDataSourceHas() throws {
    let fixture = TableFixture(rowCount: 30)
    try fixture.window.scroll(byRows: 10)
    _ = fixture.source.takeAskedRows()
    try fixture.perform {
      for row in [12, 0, 12, 19, 25, 11] {
        fixture.source.rows.insert("new at \(row)", at: row)
        fixture.table.insertRow(at: row)
      }
      #expect(fixture.source.takeAskedRows() == [])
    }
    #expect(fixture.list?.visibleRows == Array(fixture.source.rows[10..<20]))
    #expect(fixture.list?.numberOfRows == 36)
    #expect(fixture.list?.insertedRow == 11)
  }

  @Test func theNextEventForgetsTheInsertion() throws {
    let fixture = TableFixture(rowCount: 5)
    try fixture.insert("new", at: 2)
    #expect(fixture.list?.insertedRow == 2)
    try fixture.perform {}
    #expect(fixture.list?.insertedRow == nil)
  }

  @Test func anInsertionThatTheDataSourceDoesNotHaveEndsTheApp() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let fixture = TableFixture(rowCount: 5)
        try fixture.perform { fixture.table.insertRow(at: 2) }
      }
    }
  }

  @Test func anInsertionOfARowThatIsNotThereEndsTheApp() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let fixture = TableFixture(rowCount: 5)
        try fixture.perform {
          fixture.source.rows.append("last")
          fixture.table.insertRow(at: 6)
        }
      }
    }
  }

  @Test func aDeletionThatTheDataSourceDoesNotHaveEndsTheApp() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let fixture = TableFixture(rowCount: 5)
        try fixture.perform { fixture.table.deleteRow(at: 2) }
      }
    }
  }

  @Test func aReloadAsksAgainAndKeepsThePlaceWhereItCan() throws {
    let fixture = TableFixture(rowCount: 50)
    try fixture.window.scroll(byRows: 20)
    _ = fixture.source.takeAskedRows()
    try fixture.perform { fixture.table.reloadData() }
    #expect(fixture.source.takeAskedRows() == Array(20..<30))
    try fixture.perform {
      fixture.source.rows = ["last"]
      fixture.table.reloadData()
    }
    #expect(fixture.list?.visibleRows == ["last"])
    #expect(fixture.list?.firstRow == 0)
  }

  @Test func aTableWithoutDataSourceIsEmpty() throws {
    let screen = TestScreen { $0.view.addSubview(TableView()) }
    let list = try #require(Window.showing(screen).snapshot().list)
    #expect(list.visibleRows == [])
    #expect(list.numberOfRows == 0)
  }
}
