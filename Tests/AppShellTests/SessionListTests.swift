import Testing

@testable import AppShell
@testable import TerminalKit

@MainActor
@Suite struct TerminalSessionListTests {
  private let names = ["Ada", "Bob", "beth", "Carol", "Dan", "Eve", "Frank", "Grace"]

  private func selectedRow(_ session: TerminalSession) -> Int? {
    session.table?.selectedRow
  }

  @Test func theCursorMoves() {
    let session = TerminalSession(showing: SampleListController(rows: names))
    #expect(session.focusSystem.focusedItem == .table)
    #expect(selectedRow(session) == 0)
    session.press(.up)
    #expect(selectedRow(session) == 0)
    session.press(.down, .down)
    #expect(selectedRow(session) == 2)
    session.press(.end)
    #expect(selectedRow(session) == 7)
    session.press(.down)
    #expect(selectedRow(session) == 7)
    session.press(.home)
    #expect(selectedRow(session) == 0)
    session.press(.pageDown)
    #expect(selectedRow(session) == 6)
    session.press(.pageDown)
    #expect(selectedRow(session) == 7)
    session.press(.pageUp)
    #expect(selectedRow(session) == 1)
  }

  @Test func lettersMoveTheCursorAsInLess() {
    let session = TerminalSession(showing: SampleListController(rows: names))
    session.type("jjj")
    #expect(selectedRow(session) == 3)
    session.type("k")
    #expect(selectedRow(session) == 2)
    session.type("G")
    #expect(selectedRow(session) == 7)
    session.type("g")
    #expect(selectedRow(session) == 0)
  }

  @Test func noOtherKeyDoesAnythingInAList() {
    let controller = SampleListController(rows: names)
    let session = TerminalSession(showing: controller)
    session.press(.down)
    let frame = session.frame
    session.press(.enter, .character(" "), .escape, .paste("aq"), .left, .insert, .alt("a"))
    session.type("bcdefhilmnoprstuvwxyzABCDEFHIJKLMNOPQRSTUVWXYZ0123456789é日")
    #expect(session.window.screen === controller)
    #expect(session.frame == frame)
  }

  @Test func onlyVisibleRowsOfALongListAreAskedFor() {
    let controller = SampleListController(count: 1_000_000)
    let session = TerminalSession(showing: controller)
    #expect(controller.requestedRows == Array(0..<6))
    controller.requestedRows = []
    for _ in 0..<20 { session.press(.down) }
    #expect(controller.requestedRows == Array(6...20))
    controller.requestedRows = []
    session.press(.end)
    _ = session.frame
    #expect(controller.requestedRows == Array(999_994..<1_000_000))
    #expect(session.lines[7] == "> Row 999999")
    #expect(session.lines[8].hasSuffix(" 1000000 of 1000000 ─"))
  }

  @Test(arguments: [Key.character("q"), .control("d"), .control("c"), .control("q")])
  func keysThatLeave(key: Key) {
    let session = TerminalSession(showing: SampleListController(rows: names))
    #expect(session.press(key) == .leave)
  }

  @Test func keysForTheTerminal() {
    let session = TerminalSession(showing: SampleListController(rows: names))
    #expect(session.press(.control("z")) == .suspend)
    #expect(session.press(.control("l")) == .redraw)
    #expect(session.press(.escape) == nil)
    #expect(session.press(.paste("qqq")) == nil)
  }

  @Test(arguments: [Key.character("+"), .character("a")])
  func keysThatAdd(key: Key) {
    let session = TerminalSession(showing: SampleListController(rows: names))
    session.press(key)
    #expect(session.window.screen.title == "New Thing")
  }

  @Test func aDisabledButtonCannotBePressed() {
    let controller = SampleListController(rows: names)
    let session = TerminalSession(showing: controller)
    controller.addButton.isEnabled = false
    session.press(.character("a"), .character("+"), .tab)
    #expect(session.window.screen === controller)
    #expect(session.focusSystem.focusedItem == .table)
    #expect(session.lines[0].hasSuffix("(Add)"))
  }

  @Test func aNewRowGetsTheCursor() {
    let session = TerminalSession(showing: SampleListController(rows: names))
    session.press(.character("a"))
    session.type("New")
    session.press(.enter)
    session.type("One")
    session.press(.enter)
    #expect(session.lines[7] == ">+New One")
    session.press(.up)
    #expect(session.lines[6] == "> Grace")
    #expect(session.lines[7] == "  New One")
  }

  /// The cursor is on the third row: what comes before it, or exactly at its place, pushes that row down.
  @Test(arguments: [(at: 0, cursor: 3), (at: 1, cursor: 3), (at: 2, cursor: 3), (at: 3, cursor: 2)])
  func theCursorStaysOnItsRowWhenAnotherComes(row: Int, cursor: Int) {
    let controller = SampleListController(rows: names)
    let session = TerminalSession(showing: controller)
    session.press(.down, .down)
    controller.rows?.insert("New", at: row)
    controller.count += 1
    controller.table.insertRow(at: row)
    #expect(controller.table.selectedRow == cursor)
    #expect(controller.rows?[cursor] == "beth")
  }

  @Test func theCursorStaysInSightWhenTheWindowShrinks() {
    let session = TerminalSession(showing: SampleListController(rows: names))
    session.press(.down, .down, .down, .down)
    session.resize(to: ScreenSize(columns: 40, rows: 6))
    #expect(session.lines[3] == "> Dan")
    session.resize(to: ScreenSize(columns: 40, rows: 20))
    #expect(session.lines[2] == "  Ada")
    #expect(session.lines[6] == "> Dan")
  }
}
