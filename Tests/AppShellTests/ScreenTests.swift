import TestSupport
import Testing

@testable import AppShell
@testable import TerminalKit

@MainActor
@Suite(.waits) struct TerminalScreenTests {
  private func expect(
    _ session: TerminalSession, shows text: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(session.lines.joined(separator: "\n") == text, sourceLocation: location)
  }

  @Test func aList() {
    let long = "Wolfeschlegelsteinhausenbergerdorff the Elder"
    expect(
      TerminalSession(showing: SampleListController(rows: ["Ada", "日本語", long, "a\u{1B}b"])),
      shows: #"""
                         Things            [Add]
        ────────────────────────────────────────
        > Ada
          日本語
          Wolfeschlegelsteinhausenbergerdorff t…
          a\u{1B}b


        ─────────────────────────────── 1 of 4 ─
        a Add  / Find  q Leave  ? Keys  ↑↓ Move
        """#)
  }

  @Test func aForm() {
    let session = TerminalSession(showing: SampleListController(rows: []))
    session.press(.enter)
    session.type("Zoë 日本")
    session.press(.left)
    #expect(session.frame.cursor == ScreenPosition(row: 3, column: 16))
    expect(
      session,
      shows: """
        [Cancel]       New Thing          [Done]
        ────────────────────────────────────────

        > First   Zoë 日本

          Second


        ────────────────────────────────────────
        Return Next field  Esc Cancel  Tab Next
        """)
  }

  @Test func anAlertOverADimmedScreen() {
    let session = TerminalSession(showing: SampleListController(rows: []))
    session.press(.enter, .enter, .enter)
    expect(
      session,
      shows: """
        [Cancel]       New Thing          [Done]
               ┌────────────────────────┐
               │ Error                  │
               │ Both fields are needed │
               │                        │
               │      [Discard]  [Edit] │
               └────────────────────────┘

        ────────────────────────────────────────
        Return Edit  Esc Discard  ←→ Choose
        """)
    #expect(session.frame[0].allSatisfy { $0.style == .dim })
    #expect(session.frame[5].contains { $0.style.contains(.reverse) })
  }

  @Test func buttonsThatJustFitAreAllThere() {
    let session = TerminalSession(
      showing: SampleListController(rows: []), size: ScreenSize(columns: 21, rows: 10))
    session.press(.enter, .enter, .enter)
    #expect(session.lines.contains("│ [Discard]  [Edit] │"))
  }

  nonisolated private static let failure = "The contacts could not be loaded: the database is locked"

  /// A long text in its place is broken into lines.
  @Test(arguments: [
    (
      8, "Nothing here",
      """
             Things  [Add]
      ────────────────────
          Nothing here

            [Retry]

      ────────────────────
      Return Retry  a Add
      """
    ),
    (
      10, failure,
      """
             Things  [Add]
      ────────────────────
       The contacts could
       not be loaded: the
       database is locked

            [Retry]

      ────────────────────
      Return Retry  a Add
      """
    ),
    (
      7, failure,
      """
             Things  [Add]
      ────────────────────
       The contacts could
       not be loaded: the
            [Retry]
      ────────────────────
      Return Retry  a Add
      """
    ),
  ])
  func aScreenWithoutContent(rows: Int, text: String, screen: String) {
    let controller = SampleListController(rows: ["Ada"])
    let session = TerminalSession(showing: controller, size: ScreenSize(columns: 20, rows: rows))
    controller.contentUnavailableConfiguration = .init(text: text, button: .init(title: "Retry") {})
    session.press(.up)
    #expect(session.focusSystem.focusedItem == .contentButton)
    expect(session, shows: screen)
  }

  @Test func aFieldShowsThePartAroundItsCaret() {
    #expect(VisibleLine(editor: LineEditor("abc"), width: 4) == VisibleLine(text: "abc", caret: 3))
    #expect(VisibleLine(editor: LineEditor("abcd"), width: 4) == VisibleLine(text: "…cd", caret: 3))
    #expect(VisibleLine(editor: LineEditor("ab日本"), width: 4) == VisibleLine(text: "…本", caret: 3))
    var editor = LineEditor("abcdef")
    editor.moveToBeginning()
    #expect(VisibleLine(editor: editor, width: 4) == VisibleLine(text: "abc…", caret: 0))
    #expect(VisibleLine(editor: LineEditor("ab"), width: 1) == VisibleLine(text: "", caret: 0))
  }

  @Test func theTableIsAsHighAsItsPlaceOnTheScreen() {
    for rows in 0...30 {
      let size = ScreenSize(columns: 10, rows: rows)
      let layout = ScreenLayout(size: size)
      #expect(layout.content.count == size.tableHeight)
      let parts =
        [layout.navigationBar, layout.statusLine].compactMap(\.self) + layout.rules + layout.content
      #expect(Set(parts).count == parts.count)
      #expect(parts.allSatisfy { (0..<max(1, rows)).contains($0) })
    }
  }

  @Test func noWindowIsTooSmall() {
    let session = TerminalSession(showing: SampleListController(rows: ["日本", "Ada", "Zoë"]))
    let screens: [[Key]] = [
      [], [.character("/"), .character("日")], [.escape, .character("?"), .end], [.escape, .character("a")],
      [.character("x"), .enter], [.enter], [.left], [.control("c")],
    ]
    for keys in screens {
      for key in keys { _ = session.handle(key) }
      for columns in 0...30 {
        for rows in 0...12 {
          session.resize(to: ScreenSize(columns: columns, rows: rows))
          let frame = session.frame
          #expect(frame.lines.count == rows)
          #expect(frame.lines.allSatisfy { $0.displayWidth <= columns })
          if let cursor = frame.cursor {
            #expect(cursor.row < max(1, rows) && cursor.column < max(1, columns))
          }
        }
      }
    }
  }

  @Test(arguments: [
    (["TERM": "xterm"], true, true), (["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (["TERM": "xterm", "NO_COLOR": ""], true, true), (["TERM": "dumb"], false, true), ([:], false, true),
    (["TERM": ""], false, true),
  ])
  func theEnvironmentTellsWhatTheTerminalCan(variables: [String: String], sequences: Bool, color: Bool) {
    let capabilities = TerminalCapabilities { variables[$0] }
    #expect(capabilities.hasControlSequences == sequences)
    #expect(capabilities.usesColor == color)
  }
}
