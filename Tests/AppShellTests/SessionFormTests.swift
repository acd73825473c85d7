import Measurement
import TestSupport
import Testing
import VirtualTerminal

@testable import AppShell
@testable import TerminalKit

@MainActor
@Suite(.waits) struct TerminalSessionFormTests {
  private func form() -> (SampleFormController, TerminalSession) {
    let session = TerminalSession(showing: SampleListController(rows: ["Ada"]))
    session.press(.character("a"))
    return (session.window.screen as? SampleFormController ?? SampleFormController(), session)
  }

  @Test func keysEditTheFocusedField() {
    let (form, session) = form()
    session.type("oone tw")
    session.press(.control("a"), .delete, .control("e"), .character("o"), .wordLeft, .wordLeft)
    session.press(.right, .left, .end, .backspace, .control("w"), .paste("zw\r\nei\tdrei\u{7}\u{1B}\n"))
    #expect(form.fields[0].text == "one zw ei drei")
    session.press(.home, .alt("d"), .control("k"))
    #expect(form.fields[0].text.isEmpty)
    session.type("q+a")
    session.press(.control("u"))
    session.type("x")
    #expect(form.fields[0].text == "x")
  }

  @Test func theFocusGoesAround() {
    let (form, session) = form()
    let places: [FocusItem] = [.textField(1), .leftBarButton, .rightBarButton, .textField(0)]
    for place in places {
      session.press(.tab)
      #expect(session.focusSystem.focusedItem == place)
    }
    for place in places.dropLast().reversed() {
      session.press(.backTab)
      #expect(session.focusSystem.focusedItem == place)
    }
    #expect(form.fields[1].isFirstResponder)
    session.press(.up)
    #expect(form.fields[0].isFirstResponder)
    session.press(.down)
    #expect(form.fields[1].isFirstResponder)
  }

  @Test func aFocusedButtonIsPressed() {
    let (form, session) = form()
    session.press(.tab, .tab, .character("a"), .character("+"))
    #expect(session.window.screen === form)
    session.press(.character(" "))
    #expect(session.window.screen.title == "Things")
  }

  @Test func escapeCancels() {
    let (_, session) = form()
    session.press(.escape)
    #expect(session.window.screen.title == "Things")
    #expect(session.focusSystem.focusedItem == .table)
  }

  @Test func returnGoesOnAndThenIsDone() {
    let (form, session) = form()
    session.press(.enter)
    #expect(form.fields[1].isFirstResponder)
    session.press(.enter)
    #expect(session.window.alert?.title == "Error")
    #expect(session.frame.cursor == nil)
  }

  @Test func anAlertTakesTheKeys() {
    let (form, session) = form()
    session.press(.tab, .enter)
    #expect(session.focusSystem.focusedItem == .alertAction(1))
    session.type("a+x")
    session.press(.left)
    #expect(session.focusSystem.focusedItem == .alertAction(0))
    session.press(.right, .tab, .backTab)
    #expect(session.focusSystem.focusedItem == .alertAction(1))
    session.press(.enter)
    #expect(session.window.alert == nil)
    #expect(form.fields[1].isFirstResponder)
    #expect(form.fields.map(\.text) == ["", ""])
    session.press(.enter, .escape)
    #expect(session.window.screen.title == "Things")
  }

  @Test func lettersNeitherLeaveNorOpenAnythingInFrontOfAFormOrAnAlert() {
    let (form, session) = form()
    session.type("x")
    session.press(.tab, .tab)
    #expect(session.focusSystem.focusedItem == .leftBarButton)
    for key in [Key.character("q"), .control("d"), .character("?"), .character("/")] {
      #expect(session.press(key) == nil)
    }
    #expect(session.window.screen === form)
    #expect(session.keyList == nil)
    session.press(.tab, .enter)
    let alert = session.window.alert
    #expect(alert?.title == "Error")
    for key in [Key.character("q"), .control("d"), .character("?"), .character("/"), .character("a")] {
      #expect(session.press(key) == nil)
    }
    #expect(session.window.alert === alert)
    #expect(session.lines.last == "Return Edit  Esc Discard  ←→ Choose")
    #expect(form.fields[0].text == "x")
  }

  @Test(arguments: [Key.control("c"), .control("q")])
  func leavingAsksWhereSomethingWasTyped(key: Key) {
    let (form, session) = form()
    #expect(session.press(key) == .leave)
    let other = self.form().1
    other.type("x")
    #expect(other.press(key) == nil)
    #expect(other.window.alert?.title == "Leave?")
    #expect(other.press(.enter) == nil)
    #expect(other.window.alert == nil)
    #expect(other.window.screen.view.textFields.map(\.text) == ["x", ""])
    #expect(other.press(key, .escape) == nil)
    #expect(other.window.alert == nil)
    #expect(other.press(key, .right, .enter) == .leave)
    #expect(form.fields[0].text == "")
  }

  @Test func askingTwiceToLeaveLeaves() {
    let (_, session) = form()
    session.type("x")
    #expect(session.press(.control("c")) == nil)
    #expect(session.press(.control("c")) == .leave)
  }

  @Test func leavingFromAnAlertInFrontOfWhatWasTypedAsks() {
    let (form, session) = form()
    session.type("x")
    session.press(.enter, .enter)
    #expect(session.window.alert?.title == "Error")
    #expect(session.press(.control("c")) == nil)
    #expect(session.window.alert?.title == "Leave?")
    #expect(session.press(.enter) == nil)
    #expect(session.window.alert?.title == "Error")
    session.press(.enter)
    #expect(form.fields[0].text == "x")
    session.press(.escape)
    #expect(session.press(.control("c")) == .leave)
  }

  @Test func textSetByTheAppPutsTheCaretAfterIt() {
    let field = TextField(placeholder: "Name")
    field.edit { $0.insert("one") }
    field.edit { $0.moveToBeginning() }
    field.text = "one"
    #expect(field.editor.head.isEmpty)
    field.text = "two"
    #expect(field.editor.head == "two")
    field.edit { $0.moveToBeginning() }
    field.insertText("!")
    #expect(field.text == "two!")
  }

  @Test(arguments: [UInt64(1), 2])
  func anyKeysOnAnyScreenKeepTheTerminalInStep(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let session = TerminalSession(showing: SampleListController(rows: ["Ada", "日本語 👨‍👩‍👧", "Zoë\u{1B}[2J"]))
    let keys: [Key] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab, .enter, .enter, .escape,
      .backspace,
      .delete, .wordLeft, .wordRight, .paste("日本語 und mehr\n"), .control("w"), .character("a"),
      .character("+"),
      .character("é"), .character("\u{301}"), .character("日"), .character("Z"), .control("k"),
      .character("👨"), .character("/"), .character("?"), .control("c"), .character("j"), .character("G"),
    ]
    var screen = VirtualScreen(size: session.window.size)
    screen.write(ControlSequence.enterFullScreen(title: ""))
    var shown: Frame?
    for _ in 0..<1500 {
      if Int.random(in: 0..<40, using: &random) == 0 {
        let size = ScreenSize(
          columns: Int.random(in: 1...60, using: &random), rows: Int.random(in: 1...16, using: &random))
        session.resize(to: size)
        screen.resize(to: size)
        shown = nil
      }
      _ = session.handle(keys.randomElement(using: &random) ?? .enter)
      let frame = session.frame
      screen.write(FrameDiff(old: shown, new: frame).text)
      shown = frame
      #expect(screen.lines == frame.lines)
      if let cursor = frame.cursor { #expect(screen.cursor == (cursor.row, cursor.column)) }
    }
    #expect(screen.unknown == [])
  }
}
