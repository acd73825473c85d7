import TerminalKit
import Testing

@MainActor @Suite struct InteractionErrorTests {
  private func message(_ interaction: () throws(InteractionError) -> Void) -> String {
    do {
      try interaction()
      return "no error"
    } catch {
      return error.description
    }
  }

  @Test func aButtonThatIsNotThere() {
    let screen = TestScreen { $0.onTap("Add") {} }
    let window = Window.showing(screen)
    #expect(
      message { () throws(InteractionError) in try window.tap(button: "Ad\"d") }
        == #"there is no button "Ad\"d"; buttons here: "Add""#)
    screen.navigationItem.rightBarButtonItem = nil
    #expect(
      message { () throws(InteractionError) in try window.tap(button: "Add") }
        == #"there is no button "Add"; the screen has no buttons"#)
  }

  @Test func aButtonThatIsDisabled() {
    var taps = 0
    let screen = TestScreen { $0.onTap("Add") { taps += 1 } }
    let window = Window.showing(screen)
    screen.navigationItem.rightBarButtonItem?.isEnabled = false
    #expect(
      message { () throws(InteractionError) in try window.tap(button: "Add") }
        == #"the button "Add" is disabled"#)
    #expect(taps == 0)
  }

  @Test func aFieldThatIsNotThere() {
    let screen = TestScreen {
      $0.view.addSubview(TextField(placeholder: "First"))
      $0.view.addSubview(TextField(placeholder: "Last"))
    }
    let window = Window.showing(screen)
    #expect(
      message { () throws(InteractionError) in try window.type("a", into: "Middle") }
        == #"there is no field "Middle"; fields here: "First", "Last""#)
    #expect(
      message { () throws(InteractionError) in try Window.showing(TestScreen()).clear(field: "First") }
        == #"there is no field "First"; the screen has no fields"#)
  }

  @Test(arguments: [
    (-1, "row 0"), (4, "row 5"), (.max, "row 9223372036854775808"), (.min, "row -9223372036854775807"),
  ])
  func anyRowHasANumber(row: Int, text: String) {
    #expect(InteractionError.noRow(row, count: 3).description == "there is no \(text); the list has 3")
    #expect(InteractionError.notEditable(row).description == "\(text) cannot be deleted")
  }

  @Test func aListOrARowThatIsNotThere() {
    #expect(
      message { () throws(InteractionError) in try Window.showing(TestScreen()).scroll(byRows: 1) }
        == "there is no list on the screen")
    let window = TableFixture(rowCount: 3).window
    // A person counts rows from 1.
    #expect(
      message { () throws(InteractionError) in try window.scroll(toRow: 7) }
        == "there is no row 8; the list has 3")
  }

  @Test func anAlertInFront() {
    let screen = TestScreen()
    let window = Window.showing(screen)
    screen.present(AlertController(title: "Error", message: "Full"))
    #expect(
      message { () throws(InteractionError) in try window.type("a", into: "First") }
        == #"the alert "Error" is in front"#)
  }
}
