import TerminalKit
import Testing

@MainActor @Suite struct SnapshotTests {
  @Test func theBarHasTitleAndButtons() {
    let screen = TestScreen(title: "Contacts")
    screen.navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel") {}
    screen.onTap("Done") {}
    screen.navigationItem.rightBarButtonItem?.isEnabled = false
    let snapshot = Window.showing(screen).snapshot()
    #expect(snapshot.title == "Contacts")
    #expect(snapshot.leftButton?.title == "Cancel")
    #expect(snapshot.leftButton?.isEnabled == true)
    #expect(snapshot.rightButton?.title == "Done")
    #expect(snapshot.rightButton?.isEnabled == false)
    #expect(snapshot.buttons.map(\.title) == ["Cancel", "Done"])
    #expect(snapshot.lines == ["[Cancel] Contacts                         (Done)"])
  }

  @Test func aScreenWithNothingOnItHasItsTitleOnly() {
    let snapshot = Window.showing(TestScreen(title: "Bare")).snapshot()
    #expect(snapshot.leftButton == nil)
    #expect(snapshot.list == nil)
    #expect(snapshot.fields == [])
    #expect(snapshot.placeholder == nil)
    #expect(snapshot.alert == nil)
    #expect(snapshot.buttons == [])
    #expect(snapshot.description == "Bare")
  }

  @Test func aLongListShowsWhereItIs() throws {
    let fixture = TableFixture(rowCount: 50)
    #expect(fixture.window.snapshot().lines.dropFirst().first == "   1  row 0")
    #expect(fixture.window.snapshot().lines.last == "  rows 1 to 10 of 50")
    try fixture.insert("new", at: 3)
    let snapshot = fixture.window.snapshot()
    #expect(snapshot.list?.firstRow == 0)
    #expect(snapshot.list?.numberOfRows == 51)
    #expect(snapshot.lines[4] == "+  4  new")
    #expect(snapshot.lines[10] == "  10  row 8")
    #expect(snapshot.lines.last == "  rows 1 to 10 of 51")
  }

  @Test func aListThatFitsHasNoFooter() {
    #expect(
      TableFixture(rowCount: 2).window.snapshot().description == """
        Test
          1  row 0
          2  row 1
        """)
  }

  @Test func fieldsShowTheirTextInQuotationMarksAndTheFocus() throws {
    let window = Window.showing(
      TestScreen {
        $0.view.addSubview(TextField(placeholder: "First name"))
        $0.view.addSubview(TextField(placeholder: "Last name"))
      })
    try window.type(#"a "b" \"#, into: "First name")
    let snapshot = window.snapshot()
    #expect(snapshot.fields.map(\.label) == ["First name", "Last name"])
    #expect(snapshot.fields.map(\.text) == [#"a "b" \"#, ""])
    #expect(snapshot.lines.dropFirst() == [#"> First name: "a \"b\" \\""#, #"  Last name: """#])
  }

  @Test func aPlaceholderTakesThePlaceOfTheContent() throws {
    let fixture = TableFixture(rowCount: 3)
    let screen = fixture.window.rootViewController
    screen.view.addSubview(TextField(placeholder: "Name"))
    var taps = 0
    screen.contentUnavailableConfiguration = ContentUnavailableConfiguration(
      text: "Nothing", button: .init(title: "Retry") { taps += 1 })
    let snapshot = fixture.window.snapshot()
    #expect(snapshot.placeholder?.text == "Nothing")
    #expect(snapshot.placeholder?.button == "Retry")
    #expect(snapshot.list == nil)
    #expect(snapshot.fields == [])
    #expect(snapshot.buttons.map(\.title) == ["Retry"])
    #expect(snapshot.lines == ["Test", "  Nothing", "  [Retry]"])
    #expect(throws: InteractionError.noList) { try fixture.window.scroll(byRows: 1) }
    try fixture.window.tap(button: "Retry")
    #expect(taps == 1)
    screen.contentUnavailableConfiguration = nil
    #expect(fixture.window.snapshot().list?.visibleRows.count == 3)
  }

  @Test func anAlertLiesOverItsScreen() {
    let screen = TestScreen(title: "Add") { $0.onTap("Done") {} }
    let window = Window.showing(screen)
    let alert = AlertController(title: "Error", message: "Full")
    alert.addAction(AlertAction(title: "Cancel"))
    alert.addAction(AlertAction(title: "Retry"))
    screen.present(alert)
    let snapshot = window.snapshot()
    #expect(snapshot.title == "Add")
    #expect(snapshot.alert?.title == "Error")
    #expect(snapshot.alert?.message == "Full")
    #expect(snapshot.alert?.buttons == ["Cancel", "Retry"])
    #expect(snapshot.lines.dropFirst() == ["  ! Error", "  ! Full", "  ! [Cancel] [Retry]"])
  }
}
