import Testing

@testable import AppShell
@testable import TerminalKit

@MainActor
@Suite struct TerminalSessionListTests {
  private let names = ["Ada", "Bob", "beth", "Carol", "Dan", "Eve", "Frank", "Grace"]

  /// The letters are those of `less`.
  @Test func theCursorMoves() {
    let session = TerminalSession(showing: SampleListController(rows: names))
    #expect(session.focusSystem.focusedItem == .table)
    let moves: [(Key, Int)] = [
      (.up, 0), (.down, 1), (.down, 2), (.end, 7), (.down, 7), (.home, 0), (.pageDown, 6), (.pageDown, 7),
      (.pageUp, 1), (.character("j"), 2), (.character("k"), 1), (.character("G"), 7), (.character("g"), 0),
    ]
    for (key, row) in moves {
      session.press(key)
      #expect(session.table?.selectedRow == row, "\(key)")
    }
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

  @Test(
    arguments: [
      (.character("q"), .leave), (.control("d"), .leave), (.control("c"), .leave), (.control("q"), .leave),
      (.control("z"), .suspend), (.control("l"), .redraw), (.escape, nil), (.paste("qqq"), nil),
    ] as [(Key, TerminalSession.Request?)])
  func keysForTheTerminal(key: Key, request: TerminalSession.Request?) {
    #expect(TerminalSession(showing: SampleListController(rows: names)).press(key) == request)
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
