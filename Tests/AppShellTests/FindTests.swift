import Testing

@testable import AppShell
@testable import TerminalKit

@MainActor
@Suite struct TerminalFindTests {
  private let names = ["Ada", "Adam", "Bob", "beth", "Carol", "Émile", "日本"]

  private func session(columns: Int = 60) -> TerminalSession {
    let session = TerminalSession(
      showing: SampleListController(rows: names), size: ScreenSize(columns: columns, rows: 10))
    session.press(.down, .down, .character("/"))
    return session
  }

  private func selectedRow(_ session: TerminalSession) -> Int? {
    session.table?.selectedRow
  }

  private func statusLine(_ session: TerminalSession) -> String? {
    session.lines.last
  }

  @Test func theCursorFollowsWhatIsTyped() {
    let session = session()
    #expect(statusLine(session) == "Find    Return Stay  Esc Back")
    #expect(session.frame.cursor == ScreenPosition(row: 9, column: 5))
    session.type("a")
    #expect(selectedRow(session) == 0)
    session.type("dam")
    #expect(selectedRow(session) == 1)
    #expect(statusLine(session) == "Find adam   Return Stay  Esc Back")
    #expect(session.frame.cursor == ScreenPosition(row: 9, column: 9))
    session.press(.backspace)
    #expect(selectedRow(session) == 0)
    session.press(.enter)
    #expect(selectedRow(session) == 0)
    #expect(statusLine(session)?.hasPrefix("a Add  / Find") == true)
    #expect(session.frame.cursor == nil)
  }

  @Test func commandsAreTextWhileFinding() {
    let session = session()
    session.type("q?/+ajkgG")
    #expect(session.finder?.editor.text == "q?/+ajkgG")
    #expect(session.window.screen.title == "Things")
    session.press(.paste(" x\u{1B}\n"), .wordLeft, .control("k"))
    #expect(session.finder?.editor.text == "q?/+ajkgG ")
    #expect(session.isEditing)
    #expect(session.press(.control("c")) == .leave)
  }

  @Test func whatIsNotThereIsSaidAndMovesNothing() {
    let session = session()
    session.type("ca")
    #expect(selectedRow(session) == 4)
    session.type("x")
    #expect(selectedRow(session) == 4)
    #expect(statusLine(session) == "Find cax   (no such row)  Return Stay  Esc Back")
    session.press(.backspace)
    #expect(statusLine(session) == "Find ca   Return Stay  Esc Back")
  }

  @Test func escapeGoesBackToWhereItBegan() {
    let session = session()
    session.type("日")
    #expect(selectedRow(session) == 6)
    session.press(.escape)
    #expect(selectedRow(session) == 2)
    #expect(session.finder == nil)
  }

  @Test func deletingEverythingGoesBackAndThenEnds() {
    let session = session()
    session.type("c")
    session.press(.backspace)
    #expect(selectedRow(session) == 2)
    #expect(session.finder != nil)
    session.press(.backspace)
    #expect(session.finder == nil)
  }

  @Test(arguments: [(Key.down, 5), (.up, 3), (.pageDown, 6), (.pageUp, 0)])
  func anArrowGoesOnFromTheRowFound(key: Key, row: Int) {
    let session = session()
    session.type("c")
    session.press(key)
    #expect(selectedRow(session) == row)
    #expect(session.finder == nil)
  }

  @Test func nothingIsFoundWhereThereIsNoList() {
    let session = TerminalSession(showing: SampleListController(rows: []))
    session.press(.character("/"))
    #expect(session.finder == nil)
    let other = TerminalSession(showing: SampleListController(rows: names))
    other.press(.tab, .character("/"))
    other.type("b")
    #expect(selectedRow(other) == 2)
    #expect(other.focusSystem.focusedItem == .table)
  }

  @Test func aLongTextScrollsInItsLine() {
    let session = session(columns: 12)
    session.type("abcdefghij")
    #expect(statusLine(session) == "Find …fghij")
    #expect(session.frame.cursor == ScreenPosition(row: 9, column: 11))
  }

  @Test func theKeysAreListedAndScrolled() {
    let session = TerminalSession(showing: SampleListController(rows: names))
    session.press(.character("?"))
    #expect(session.lines[0].trimmingPrefix { $0 == " " } == "Keys")
    #expect(session.lines[2] == "In a list")
    #expect(session.lines[3] == "  ↑ ↓  k j       One row up, down")
    #expect(session.lines[7] == "  Return  Del    Open, delete the row")
    #expect(session.lines.allSatisfy { !$0.hasSuffix("…") })
    #expect(session.lines[9] == "↑↓ Scroll  Esc Back")
    session.press(.end)
    #expect(session.lines[7].hasPrefix("  ^L"))
    #expect(session.lines.allSatisfy { !$0.hasSuffix("…") })
    session.press(.character("k"), .up, .pageUp, .home)
    #expect(session.lines[2] == "In a list")
    session.resize(to: ScreenSize(columns: 40, rows: 60))
    #expect(session.lines[59] == "Esc Back")
    session.press(.character("a"))
    #expect(session.lines[2] == "> Ada")
    #expect(session.window.screen.title == "Things")
  }
}
