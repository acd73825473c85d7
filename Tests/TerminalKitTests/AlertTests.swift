import TerminalKit
import Testing

@MainActor @Suite struct AlertTests {
  private func alert(_ message: String = "Full", _ actions: AlertAction...) -> AlertController {
    let alert = AlertController(title: "Error", message: message)
    for action in actions { alert.addAction(action) }
    return alert
  }

  @Test func itsButtonsAreTheOnlyOnesToReach() throws {
    let root = TestScreen { $0.onTap("Add") {} }
    let window = Window.showing(root)
    root.present(alert("Full", AlertAction(title: "Cancel"), AlertAction(title: "Retry")))
    #expect(window.snapshot().buttons.map(\.title) == ["Cancel", "Retry"])
    #expect(throws: InteractionError.noButton("Add", available: ["Cancel", "Retry"])) {
      try window.tap(button: "Add")
    }
  }

  @Test func itHasGoneWhenItsHandlerRuns() throws {
    let root = TestScreen()
    let window = Window.showing(root)
    var alertAtHandler: ViewController?
    var runs = 0
    let action = AlertAction(title: "Ok") {
      runs += 1
      alertAtHandler = root.presentedViewController
    }
    root.present(alert("Full", action))
    try window.tap(button: "Ok")
    #expect(runs == 1)
    #expect(alertAtHandler == nil)
    #expect(window.snapshot().alert == nil)
  }

  @Test func aHandlerCanPresentTheNextAlert() throws {
    let root = TestScreen()
    let window = Window.showing(root)
    let next = alert("Still full", AlertAction(title: "Ok"))
    root.present(alert("Full", AlertAction(title: "Retry") { root.present(next) }))
    try window.tap(button: "Retry")
    #expect(window.snapshot().alert?.message == "Still full")
    try window.tap(button: "Ok")
    #expect(window.snapshot().alert == nil)
  }

  @Test func aHandlerCanDismissTheScreen() throws {
    let (root, other) = (TestScreen(title: "A"), TestScreen(title: "B"))
    let window = Window.showing(root)
    root.present(other)
    other.present(alert("Full", AlertAction(title: "Leave") { other.dismiss() }))
    try window.tap(button: "Leave")
    #expect(window.snapshot().title == "A")
  }

  @Test func nothingBehindItCanBeUsed() {
    let fixture = TableFixture(rowCount: 50)
    fixture.window.rootViewController.view.addSubview(TextField(placeholder: "Name"))
    fixture.window.rootViewController.present(alert())
    let inFront = InteractionError.alertInFront(title: "Error")
    #expect(throws: inFront) { try fixture.window.type("a", into: "Name") }
    #expect(throws: inFront) { try fixture.window.clear(field: "Name") }
    #expect(throws: inFront) { try fixture.window.scroll(byRows: 1) }
    #expect(throws: inFront) { try fixture.window.scroll(toRow: 1) }
    #expect(fixture.list?.firstRow == 0)
    #expect(fixture.window.snapshot().fields.map(\.text) == [""])
  }
}
