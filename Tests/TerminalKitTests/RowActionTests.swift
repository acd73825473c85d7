import TerminalKit
import Testing

@MainActor @Suite struct RowActionTests {
  private let source = EditableDataSource(count: 20)
  private let table = TableView()
  private let window: Window

  init() {
    let (source, table) = (source, table)
    window = Window.showing(
      TestScreen { screen in
        table.dataSource = source
        table.delegate = source
        screen.view.addSubview(table)
        table.reloadData()
      }, tableHeight: 10)
  }

  private var list: ScreenSnapshot.List? { window.snapshot().list }

  @Test func theDelegateHearsOfASelectedRow() throws {
    try window.select(row: 3)
    #expect(source.selected == [3])
  }

  @Test func aSelectedRowBelowTheViewportComesIntoIt() throws {
    try window.select(row: 19)
    #expect(list?.firstRow == 10)
  }

  @Test(arguments: [-1, 20, .max])
  func aRowThatIsNotThereCannotBeSelectedOrDeleted(row: Int) {
    #expect(throws: InteractionError.noRow(row, count: 20)) { try window.select(row: row) }
    #expect(throws: InteractionError.noRow(row, count: 20)) { try window.delete(row: row) }
    #expect(source.selected.isEmpty && source.rows.count == 20)
  }

  @Test func withoutADelegateNoRowCanBeSelected() {
    table.delegate = nil
    #expect(throws: InteractionError.notSelectable) { try window.select(row: 0) }
  }

  @Test func aDeletedRowGoesAndTheOthersMoveUp() throws {
    try window.delete(row: 2)
    #expect(list?.visibleRows == (source.rows.prefix(10).map(\.self)))
    #expect(list?.visibleRows[2] == "row 3")
    #expect(list?.numberOfRows == 19)
    #expect(source.reloads == 1)
  }

  @Test(arguments: [0, 7, 12, 19])
  func deletingAboveInAndBelowTheViewportShowsWhatTheDataSourceHas(row: Int) throws {
    try window.scroll(byRows: 5)
    try window.delete(row: row)
    let list = try #require(list)
    #expect(list.visibleRows == Array(source.rows[list.firstRow..<list.firstRow + 10]))
    #expect(list.numberOfRows == 19)
  }

  @Test func aRowThatIsNotEditableStays() {
    source.canEdit = false
    #expect(throws: InteractionError.notEditable(4)) { try window.delete(row: 4) }
    #expect(source.rows.count == 20)
  }

  @Test func aDataSourceThatSaysNothingOfEditingHasNoRowToDelete() {
    let fixture = TableFixture(rowCount: 3)
    #expect(throws: InteractionError.notEditable(0)) { try fixture.window.delete(row: 0) }
  }

  @Test func allRowsCanGoOneByOne() throws {
    for left in (0..<20).reversed() {
      try window.delete(row: left / 2)
      #expect(list?.numberOfRows == left)
    }
    #expect(list?.visibleRows == [])
  }

  @Test func anAlertInFrontKeepsRowsFromBeingTouched() {
    window.rootViewController.present(AlertController(title: "Error", message: "Full"))
    #expect(throws: InteractionError.alertInFront(title: "Error")) { try window.select(row: 0) }
    #expect(throws: InteractionError.alertInFront(title: "Error")) { try window.delete(row: 0) }
  }
}
